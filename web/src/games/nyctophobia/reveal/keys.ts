/** What can be pressed when the lights are on. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['← → Home End, after the end', 'leaf through the night'],
  ['Space, after the end', 'play it back'],
  ['C, after the end', 'to the closest call'],
];
