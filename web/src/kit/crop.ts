/** Which part of a board of cells to draw. */

export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the first to the second cell, by the north-west corners of cells of this size, with a little around them;
 * at the edge of the board with all of its rim. The whole where nothing is named. */
export function partOf(
  show: readonly string[],
  corner: (cell: string) => { x: number; y: number },
  size: number,
  whole: { width: number; height: number },
): Part {
  const [first, last = first] = show;
  if (first === undefined || last === undefined) return { x: 0, y: 0, ...whole };
  const from = corner(first);
  const to = corner(last);
  const x = reach(from.x, size);
  const y = reach(from.y, size);
  return {
    x: from.x - x,
    y: from.y - y,
    width: to.x + size + reach(whole.width - to.x - size, size) - from.x + x,
    height: to.y + size + reach(whole.height - to.y - size, size) - from.y + y,
  };
}

/** How far beyond a cell: over the whole rim, which is narrower than a cell and a third. */
function reach(beyond: number, size: number): number {
  return beyond < size * 1.3 ? beyond : size / 5;
}
