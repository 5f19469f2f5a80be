/** The built-in voice, for the seam alone. It has no place in space: the rules give speech no direction. */

/** Words, and whose: a seat's number, or nobody's, which are the narrator's. */
export interface Saying {
  text: string;
  by: number | null;
}

export interface Manner {
  rate: number;
  volume: number;
}

/** Each seat is heard apart from the narrator and from the others, however few voices the device has. */
const PITCHES = [0.6, 1.3, 0.9, 1.6, 1.1, 1.45, 0.75];

export const hasVoice = (): boolean => 'speechSynthesis' in globalThis;

/** Say it after everything that is still being said. */
export function speak({ text, by }: Saying, { rate, volume }: Manner): void {
  if (!hasVoice()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = 'en';
  said.rate = rate;
  said.volume = volume;
  said.pitch = by === null ? 1 : (PITCHES[by % PITCHES.length] ?? 1);
  said.voice = voiceOf(by);
  speechSynthesis.speak(said);
}

/** Be silent at once. */
export function hush(): void {
  if (hasVoice()) speechSynthesis.cancel();
}

/** The narrator has the device's first voice, the seats those after it, as far as there are any. */
function voiceOf(by: number | null): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith('en'));
  const [narrator = null, ...others] = voices;
  if (by === null || others.length === 0) return narrator;
  return others[by % others.length] ?? narrator;
}
