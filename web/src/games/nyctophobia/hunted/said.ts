/** What was said, by whom, as far back as the table lets one look. */
import type { Entry } from '../../../lib/wire';
import type { Fact } from '../wire';

export interface Said {
  key: string;
  /** The seat that spoke; -1 for a spectator. */
  by: number;
  text: string;
}

const SPEECH: readonly Fact['type'][] = ['Spoke', 'Taunted', 'Claimed', 'Laughed'];

export function saidIn(entries: readonly Entry[]): Said[] {
  return entries.flatMap(({ seq, chat, happenings }) => {
    if (chat) return [{ key: `${seq}`, by: chat.seat, text: `${chat.name}: ${chat.text}` }];
    return (happenings ?? []).flatMap(({ fact, text }, n) => {
      const { type, seat } = fact as Fact;
      if (!SPEECH.includes(type)) return [];
      return [{ key: `${seq}.${n}`, by: type === 'Spoke' ? seat : 0, text }];
    });
  });
}

/** What happened in each turn that may still be looked back on, the last first. */
export function turnsIn(entries: readonly Entry[]): string[][] {
  const turns: string[][] = [[]];
  for (const { happenings, chat } of entries) {
    if (chat) turns[0]?.push(`${chat.name}: ${chat.text}`);
    for (const { fact, text } of happenings ?? []) {
      if ((fact as Fact).type === 'Turn') turns.unshift([]);
      turns[0]?.push(text);
    }
  }
  return turns.filter((turn) => turn.length > 0);
}

/** What was told last: as many sentences as fit into two lines. */
const LETTERS = 72;

/** Of one's own doing, what is heard of it and what one holds now are the least. */
const ECHOES: readonly Fact['type'][] = ['Stepped', 'Felt', 'Rocks'];
const isEcho = (fact: Fact, viewer: number) =>
  fact.seat === viewer &&
  (ECHOES.includes(fact.type) || (fact.type === 'Acted' && fact.kind === 'throw'));

export function lastTold(
  entries: readonly Entry[],
  viewer: number,
): { text: string; fact: Fact }[] {
  const last = entries.findLast(({ happenings }) => (happenings ?? []).length > 0);
  const all = (last?.happenings ?? []).map(({ text, fact }) => ({ text, fact: fact as Fact }));
  const loud = all.filter(({ fact }) => !isEcho(fact, viewer));
  const told: typeof all = [];
  let letters = 0;
  for (const one of (loud.length > 0 ? loud : all).toReversed()) {
    letters += one.text.length;
    if (told.length > 0 && letters > LETTERS) break;
    told.unshift(one);
  }
  return told;
}
