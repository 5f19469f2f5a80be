/** Choices of one kind together, so that a long list can be read. */
import type { ActionOption } from '../../lib/wire';

export interface Group {
  kind: string;
  /** The kind in words, for a list that is folded up. */
  title: string;
  options: ActionOption[];
}

/** As many choices of one kind as are shown without being asked for. */
export const FEW = 12;

export function grouped(options: readonly ActionOption[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const kind = option.action.type ?? '';
    const group = groups.get(kind) ?? { kind, title: titleOf(kind), options: [] };
    group.options.push(option);
    groups.set(kind, group);
  }
  return [...groups.values()];
}

function titleOf(kind: string): string {
  const words = kind.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
