/** Short, soft sounds made on the spot, for the seam alone. Nothing sounds before the first gesture on the page. */

export type Cue =
  | 'door'
  | 'step'
  | 'card'
  | 'lock'
  | 'saw'
  | 'net'
  | 'turn'
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

let context: AudioContext | null = null;

/** Called at the first gesture: browsers allow sound only then. */
export function wakeSound(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

interface Tone {
  at?: number;
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

function tone(out: AudioNode, audio: AudioContext, t: Tone): void {
  const start = audio.currentTime + (t.at ?? 0);
  const voice = audio.createOscillator();
  const swell = audio.createGain();
  voice.type = t.wave ?? 'sine';
  voice.frequency.setValueAtTime(t.from, start);
  if (t.to) voice.frequency.exponentialRampToValueAtTime(t.to, start + t.lasts);
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(t.loud, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + t.lasts);
  voice.connect(swell).connect(out);
  voice.start(start);
  voice.stop(start + t.lasts + 0.05);
}

interface Noise {
  at?: number;
  lasts: number;
  loud: number;
  pitch: number;
  sharp?: number;
}

function noise(out: AudioNode, audio: AudioContext, n: Noise): void {
  const start = audio.currentTime + (n.at ?? 0);
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * n.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = n.pitch;
  filter.Q.value = n.sharp ?? 1;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(n.loud, start);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + n.lasts);
  source.connect(filter).connect(swell).connect(out);
  source.start(start);
}

type Maker = (out: AudioNode, audio: AudioContext) => void;

const CUES: Record<Cue, Maker> = {
  door(out, audio) {
    for (const at of [0, 0.07, 0.15, 0.24]) {
      tone(out, audio, {
        at,
        from: 150 + at * 300,
        to: 110,
        lasts: 0.09,
        loud: 0.1,
        wave: 'sawtooth',
      });
    }
    noise(out, audio, { at: 0.3, lasts: 0.22, loud: 0.5, pitch: 130 });
  },
  step(out, audio) {
    for (const at of [0, 0.19, 0.38])
      noise(out, audio, { at, lasts: 0.08, loud: 0.5, pitch: 320, sharp: 2 });
  },
  card(out, audio) {
    noise(out, audio, { lasts: 0.09, loud: 0.28, pitch: 3200 });
  },
  lock(out, audio) {
    noise(out, audio, { lasts: 0.05, loud: 0.5, pitch: 2400, sharp: 6 });
    tone(out, audio, { at: 0.08, from: 880, to: 620, lasts: 0.16, loud: 0.12, wave: 'triangle' });
    noise(out, audio, { at: 0.1, lasts: 0.06, loud: 0.5, pitch: 1500, sharp: 5 });
  },
  saw(out, audio) {
    for (const n of [0, 1, 2, 3]) {
      noise(out, audio, {
        at: n * 0.16,
        lasts: 0.14,
        loud: 0.3,
        pitch: n % 2 ? 1900 : 2500,
        sharp: 4,
      });
    }
  },
  net(out, audio) {
    noise(out, audio, { lasts: 0.35, loud: 0.35, pitch: 900 });
    noise(out, audio, { at: 0.28, lasts: 0.15, loud: 0.4, pitch: 260 });
  },
  turn(out, audio) {
    tone(out, audio, { from: 523, lasts: 0.5, loud: 0.14 });
    tone(out, audio, { at: 0.12, from: 784, lasts: 0.7, loud: 0.12 });
  },
  bonus(out, audio) {
    [659, 880, 1175].forEach((from, n) => {
      tone(out, audio, { at: n * 0.07, from, lasts: 0.35, loud: 0.09, wave: 'triangle' });
    });
  },
  stone(out, audio) {
    noise(out, audio, { lasts: 0.18, loud: 0.32, pitch: 520, sharp: 1.5 });
    noise(out, audio, { at: 0.13, lasts: 0.1, loud: 0.5, pitch: 170 });
  },
  thud(out, audio) {
    tone(out, audio, { from: 120, to: 48, lasts: 0.3, loud: 0.3 });
    noise(out, audio, { lasts: 0.14, loud: 0.4, pitch: 160 });
  },
  rumble(out, audio) {
    for (const at of [0, 0.12, 0.21, 0.36, 0.48])
      noise(out, audio, { at, lasts: 0.28, loud: 0.4, pitch: 110 + at * 160 });
  },
  roar(out, audio) {
    tone(out, audio, { from: 92, to: 46, lasts: 0.9, loud: 0.2, wave: 'sawtooth' });
    noise(out, audio, { lasts: 0.8, loud: 0.4, pitch: 240, sharp: 0.7 });
  },
  fall(out, audio) {
    tone(out, audio, { from: 620, to: 90, lasts: 0.9, loud: 0.1 });
  },
  snuff(out, audio) {
    noise(out, audio, { lasts: 0.4, loud: 0.22, pitch: 1700, sharp: 0.6 });
    tone(out, audio, { from: 330, to: 140, lasts: 0.5, loud: 0.07 });
  },
  flame(out, audio) {
    noise(out, audio, { lasts: 0.3, loud: 0.18, pitch: 2600 });
    tone(out, audio, { at: 0.05, from: 440, to: 880, lasts: 0.4, loud: 0.06, wave: 'triangle' });
  },
  win(out, audio) {
    [392, 523, 659, 784, 1047].forEach((from, n) => {
      tone(out, audio, { at: n * 0.13, from, lasts: 0.9, loud: 0.13, wave: 'triangle' });
    });
  },
  end(out, audio) {
    [392, 330, 262].forEach((from, n) => {
      tone(out, audio, { at: n * 0.18, from, lasts: 0.8, loud: 0.12, wave: 'triangle' });
    });
  },
  no(out, audio) {
    tone(out, audio, { from: 196, to: 165, lasts: 0.22, loud: 0.16, wave: 'triangle' });
  },
  chat(out, audio) {
    tone(out, audio, { from: 988, to: 1319, lasts: 0.16, loud: 0.06 });
  },
};

export function sound(cue: Cue, volume: number): void {
  if (context?.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  CUES[cue](out, context);
}
