/** Actions as text, for asking about one that is not on offer. */
import type { Wire } from '../../lib/messages';
import type { ActionOption } from '../../lib/wire';

/** The names of each action's fields, learnt from the actions seen. */
export type Shapes = Readonly<Record<string, readonly string[]>>;

export function learn(known: Shapes, legal: readonly ActionOption[]): Shapes {
  const shapes = { ...known };
  for (const { action } of legal) {
    if (action.type) shapes[action.type] = Object.keys(action).filter((field) => field !== 'type');
  }
  return shapes;
}

/** `open(ky, c8)` as an action, when its name is known and the number of arguments fits. */
export function actionFromText(text: string, shapes: Shapes): Wire | null {
  const match = /^([A-Z_]+)(?:\(([^()]*)\))?$/.exec(text.replaceAll(/\s/g, '').toUpperCase());
  const type = match?.[1] ?? '';
  const fields = shapes[type];
  const args = match?.[2] ? match[2].split(',') : [];
  if (!fields || fields.length !== args.length) return null;
  return { type, ...Object.fromEntries(fields.map((field, n) => [field, args[n] ?? ''])) };
}

/** The options whose words or notation contain every word of the filter. */
export function matching(legal: readonly ActionOption[], filter: string): ActionOption[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter(({ label, text }) => {
    const hay = `${label} ${text}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  });
}
