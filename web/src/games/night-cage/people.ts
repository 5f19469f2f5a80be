/** The prisoners: letters first, cloth second. */
export const COLOURS: Record<string, string> = {
  A: '#e8a93f',
  B: '#62a8e8',
  C: '#e2705f',
  D: '#7cc784',
  E: '#b294ea',
  F: '#d9d2bf',
};

/** Which prisoners a seat has at the start, by edition and number of players; `+` is the shared one. */
const PUBLISHED: Record<number, readonly string[]> = {
  1: ['ABCD'],
  2: ['AB', 'CD'],
  3: ['A+D', 'B', 'C'],
  4: ['A', 'B', 'C', 'D'],
  5: ['A', 'B', 'C', 'D', 'E'],
};
const JUNE_2019: Record<number, readonly string[]> = {
  2: ['AB', 'CD'],
  3: ['AB', 'CD', 'EF'],
  4: ['A', 'B', 'C', 'D'],
  5: ['A', 'B', 'C', 'D', 'E'],
  6: ['A', 'B', 'C', 'D', 'E', 'F'],
};

export function prisonersOf(seat: number, seats: number, isPublished: boolean): string {
  return (isPublished ? PUBLISHED : JUNE_2019)[seats]?.[seat] ?? '';
}
