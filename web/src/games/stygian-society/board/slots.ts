/** The slots of a cost, as filled by what lies there: cubes of the field first, as they are spent (SS-PAY-10). */
export interface Slot {
  from: 'field' | 'crypt' | 'none';
  /** A cube of the crypt counts double; where just one slot is left it fills that. */
  wide: 1 | 2;
}

export function slotsOf(cost: number, field: number, crypt: number): { slots: Slot[] } {
  const slots: Slot[] = [];
  let left = cost;
  for (let n = 0; n < field && left > 0; n++, left--) slots.push({ from: 'field', wide: 1 });
  for (let n = 0; n < crypt && left > 0; n++, left -= 2) slots.push({ from: 'crypt', wide: 2 });
  while (left-- > 0) slots.push({ from: 'none', wide: 1 });
  return { slots };
}

/** Nothing that can happen is called impossible, and nothing certain that may fail. */
export function percent(part: number): string {
  if (part === 0) return '0';
  if (part < 0.01) return '<1';
  if (part > 0.99 && part < 1) return '>99';
  return `${Math.round(part * 100)}`;
}
