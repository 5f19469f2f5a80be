/** Numbers that look like chance and are always the same for the same words. */

export type Dice = () => number;

/** From 0 up to 1. */
export function dice(...words: readonly (string | number)[]): Dice {
  let state = 2166136261;
  for (const letter of words.join(' ')) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffled<T>(things: readonly T[], roll: Dice): T[] {
  const mixed = [...things];
  for (let n = mixed.length - 1; n > 0; n--) {
    const other = Math.floor(roll() * (n + 1));
    [mixed[n], mixed[other]] = [mixed[other] as T, mixed[n] as T];
  }
  return mixed;
}
