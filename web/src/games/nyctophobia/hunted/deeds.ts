/** The actions of a turn as buttons. What dims them is what the seat was told, by the options it has (NY-INFO-03). */
import type { ActionOption } from '../../../lib/wire';
import type { View } from '../wire';

export type Mode = 'step' | 'sprint' | 'throw' | 'hop';
/** What a direction means in each. */
export const MODES: Record<Mode, { type: string; verb: string }> = {
  step: { type: 'STEP', verb: 'step' },
  sprint: { type: 'SPRINT', verb: 'sprint' },
  throw: { type: 'THROW', verb: 'throw a rock' },
  hop: { type: 'HOP', verb: 'hop' },
};

export interface Deed {
  id: string;
  label: string;
  key: string;
  /** The kind of action it leads to. */
  type: string;
  /** Its direction is chosen next. */
  mode?: Mode;
  isLive: boolean;
}

/** What ends what one is at, by what is asked. */
const DONE_LABELS: Record<string, string> = {
  PASS: 'Pass',
  STOP: 'Stop here',
  END: 'End turn',
  DECLINE: 'Decline',
};

const typesOf = (legal: readonly ActionOption[]) => legal.map(({ action }) => action.type ?? '');

export function deedsOf(view: View, legal: readonly ActionOption[]): Deed[] {
  const types = typesOf(legal);
  const me = view.players.find(({ seat }) => seat === view.viewer);
  const deed = (id: string, label: string, key: string, type: string, mode?: Mode): Deed => ({
    id,
    label,
    key,
    type,
    ...(mode && { mode }),
    isLive: types.includes(type),
  });
  return [
    deed('sprint', 'Sprint', 'R', 'SPRINT', 'sprint'),
    deed('throw', 'Throw', '⇧', 'THROW', 'throw'),
    ...(me?.character === 'climber' ? [deed('hop', 'Hop', 'J', 'HOP', 'hop')] : []),
    ...(me?.character === 'cheerleader' ? [deed('grant', 'Cheer on', 'G', 'GRANT')] : []),
    deed('hide', 'Hide', 'H', types.includes('HIDE_YES') ? 'HIDE_YES' : 'HIDE'),
    deed('call', 'Call', 'C', 'CALL'),
  ];
}

/** The way on, and its label; none when there is nothing to end. */
export function doneOf(
  legal: readonly ActionOption[],
): { option: ActionOption; label: string } | null {
  const option = legal.find(({ action }) => (action.type ?? '') in DONE_LABELS);
  return option ? { option, label: DONE_LABELS[option.action.type ?? ''] ?? '' } : null;
}

/** What is offered elsewhere: by the pad, the deeds and the way on. */
const ELSEWHERE = ['STEP', 'SEARCH', 'SPRINT', 'THROW', 'HOP', 'HIDE', 'CALL', 'GRANT'];

/** A question that has answers of its own: noise or not, strike back or not, which character. */
export function answersOf(legal: readonly ActionOption[]): readonly ActionOption[] {
  return legal.filter(({ action }) => {
    const type = action.type ?? '';
    return !ELSEWHERE.includes(type) && !(type in DONE_LABELS);
  });
}
