/** Short, soft sounds made on the spot, for the seam alone. Nothing sounds before the first gesture on the page. */
import { CUES } from './cues';

/** The house's own sounds. */
export type Cue =
  | 'door'
  | 'step'
  | 'card'
  | 'lock'
  | 'saw'
  | 'net'
  | 'turn'
  | 'call'
  | 'win'
  | 'end'
  | 'bonus'
  | 'stone'
  | 'thud'
  | 'rumble'
  | 'roar'
  | 'fall'
  | 'snuff'
  | 'flame'
  | 'no'
  | 'chat';

/** A tone, or noise around a pitch. */
export interface Part {
  wave?: OscillatorType | 'noise';
  /** Seconds after the sound begins. */
  at?: number;
  /** The pitch; and what it glides to, if it does. */
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  /** How narrow noise is around its pitch. */
  sharp?: number;
}

/** Around a listener who looks north, in steps. */
export interface Place {
  east: number;
  north: number;
}

/** A sound of a game's own; without a place it is all around. */
export interface Sound {
  cue: string;
  parts: readonly Part[];
  from?: Place;
  /** Where it moves to, and in how many seconds. */
  to?: Place;
  within?: number;
  /** Seconds until it begins. */
  after?: number;
}

let context: AudioContext | null = null;

/** Called at the first gesture: browsers allow sound only then. */
export function wakeSound(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function sound(what: Cue | Sound, volume: number): void {
  if (context?.state !== 'running') return;
  const {
    parts,
    from,
    to,
    within = 0,
    after = 0,
  }: Sound = typeof what === 'string' ? { cue: what, parts: CUES[what] } : what;
  const start = context.currentTime + after;
  const out = context.createGain();
  out.gain.value = volume;
  if (from) out.connect(placed(context, from, to ?? from, start, within));
  else out.connect(context.destination);
  for (const part of parts) (part.wave === 'noise' ? noise : tone)(out, context, part, start);
}

/** What loudspeakers and small headphones lose of a place is told once more: one ear hears more of what is on its
 * side, and what is behind sounds dull. From -1 (west) to 1 (east); decibels of what is bright. */
export function bearing({ east, north }: Place): { pan: number; dull: number } {
  const far = Math.hypot(east, north) || 1;
  return { pan: (0.6 * east) / far, dull: Math.min(0, (6 * north) / far) };
}

/** A listener looks along the negative z axis unless told otherwise: that is north. */
function placed(
  audio: AudioContext,
  from: Place,
  to: Place,
  start: number,
  within: number,
): AudioNode {
  const shelf = audio.createBiquadFilter();
  shelf.type = 'highshelf';
  shelf.frequency.value = 900;
  const sides = audio.createStereoPanner();
  const panner = audio.createPanner();
  panner.panningModel = 'HRTF';
  panner.refDistance = 1;
  panner.rolloffFactor = 0.6;
  panner.positionX.setValueAtTime(from.east, start);
  panner.positionZ.setValueAtTime(-from.north, start);
  panner.positionX.linearRampToValueAtTime(to.east, start + within);
  panner.positionZ.linearRampToValueAtTime(-to.north, start + within);
  const [begin, end] = [bearing(from), bearing(to)];
  shelf.gain.setValueAtTime(begin.dull, start);
  shelf.gain.linearRampToValueAtTime(end.dull, start + within);
  sides.pan.setValueAtTime(begin.pan, start);
  sides.pan.linearRampToValueAtTime(end.pan, start + within);
  shelf.connect(panner).connect(sides).connect(audio.destination);
  return shelf;
}

function tone(out: AudioNode, audio: AudioContext, part: Part, begins: number): void {
  const start = begins + (part.at ?? 0);
  const voice = audio.createOscillator();
  const swell = audio.createGain();
  voice.type = (part.wave as OscillatorType | undefined) ?? 'sine';
  voice.frequency.setValueAtTime(part.from, start);
  if (part.to) voice.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(part.loud, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
  voice.connect(swell).connect(out);
  voice.start(start);
  voice.stop(start + part.lasts + 0.05);
}

function noise(out: AudioNode, audio: AudioContext, part: Part, begins: number): void {
  const start = begins + (part.at ?? 0);
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(part.from, start);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  filter.Q.value = part.sharp ?? 1;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(part.loud, start);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
  source.connect(filter).connect(swell).connect(out);
  source.start(start);
}
