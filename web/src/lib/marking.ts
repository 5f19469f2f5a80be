/** Things on a board by their keys: a cell of a grid, or whatever else says so with `data-point`. */

const POINTABLE = '[data-cell], [data-point]';

/** The key of the thing an event is about; none where nothing can be pointed at. */
export function keyAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const thing = target.closest<HTMLElement>(POINTABLE);
  return thing?.dataset.cell ?? thing?.dataset.point ?? null;
}

export function thingsOf(key: string): HTMLElement[] {
  const name = CSS.escape(key);
  return [
    ...document.querySelectorAll<HTMLElement>(`[data-cell="${name}"], [data-point="${name}"]`),
  ];
}

/** How a thing is called: the first words of its own label. */
export function nameOf(key: string): string {
  const [thing] = thingsOf(key);
  const label = thing?.ariaLabel ?? thing?.textContent ?? '';
  const words = label.trim().replace(/\s+/g, ' ');
  // A comma inside of brackets belongs to the name.
  return /^(?:\([^)]*\)|[^,.:(])+/.exec(words)?.[0]?.trim() || key;
}

/** Mark things with who points at them; the answer takes the marks away. */
export function mark(kind: 'pointed' | 'ghost', keys: readonly string[], by: string): () => void {
  const things = keys.flatMap(thingsOf);
  for (const thing of things) thing.dataset[kind] = by;
  return () => {
    for (const thing of things) delete thing.dataset[kind];
  };
}
