/** A desk at which nobody sits: a position to look at, and nothing to do. */
import type { Desk } from '../lib/desk';
import type { View as AnyView } from '../lib/messages';
import type { SeatInfo } from '../lib/wire';

const nothing = () => {};

export function stillDesk<V extends AnyView, F>(
  view: V,
  viewer: number,
  names: readonly string[],
): Desk<V, F> {
  const seats = names.map(
    (name, seat): SeatInfo => ({
      seat,
      kind: 'person',
      name,
      bot: null,
      online: true,
      mine: false,
      invite: null,
      asked: false,
    }),
  );
  return {
    id: '',
    game: '',
    view,
    moment: 0,
    description: [],
    seats,
    viewer,
    prompt: null,
    legal: [],
    chance: null,
    remarks: [],
    silence: null,
    entries: [],
    talk: [],
    recent: [],
    story: [],
    stays: 0,
    isBehind: false,
    isBusy: false,
    isStill: true,
    skip: nothing,
    next: nothing,
    hold: nothing,
    act: nothing,
    tell: nothing,
    speak: nothing,
    say: nothing,
    ask: nothing,
    foresee: async () => null,
    check: async () => null,
    unroll: () => Promise.reject(new Error('a picture was never played')),
    explain: nothing,
  };
}
