/** Small words for the reveal. */

export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

export function joined(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words);
}
