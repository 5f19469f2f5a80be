/** What a card's data says, in a few words: its kind, whom it aims at. */
import type { CardView, LineView } from '../wire';

const AIMS: Readonly<Record<string, string>> = {
  none: '',
  front1: 'one in front',
  any1: 'one enemy',
  front2: 'two in front',
  any2: 'two enemies',
  front_all: 'the front rank',
  rank: 'one rank',
  all: 'every enemy',
};

export function aimWords({ target, attack }: CardView): string {
  const aim = AIMS[target] ?? target;
  if (!attack || attack === 'none') return aim;
  return aim ? `${attack}, ${aim}` : attack;
}

/** `action, level 2, swift, exhausted`. */
export function kindWords(card: CardView): string {
  const level = card.level === null ? 'treasure' : card.level === 0 ? '' : `level ${card.level}`;
  const words = [
    card.kind,
    level,
    card.swift ? 'swift' : '',
    card.discard ? 'used once' : card.exhaust ? 'exhausts' : '',
    card.ready ? '' : 'exhausted',
  ];
  return words.filter(Boolean).join(', ');
}

/** What a line gives: `3 wounds`, `+2 wounds each`, `2 shields, up to 3 times`. */
export function lineWords({ text, needs, times }: LineView): string {
  const more = needs === null ? text : `+${text}`;
  if (times === null) return `${more} each`;
  return times > 1 ? `${more}, up to ${times} times` : more;
}
