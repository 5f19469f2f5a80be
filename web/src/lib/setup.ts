/** Setting a table: who sits where, as the lobby asks it and as the server wants it. */
import type { GameInfo, NewSeat, NewTable, SeatInfo } from './wire';

export type Who = 'me' | 'here' | 'link' | 'bot';

export interface Sitter {
  who: Who;
  name: string;
  bot: string;
}

export const WHO: Record<Who, string> = {
  me: 'Me',
  here: 'Someone beside me',
  link: 'A friend, by link',
  bot: 'A bot',
};

/** The bot to offer first. */
export function favourite(game: GameInfo): string {
  return game.bots.at(-1) ?? '';
}

/** How many can play. */
export function sizes(game: GameInfo): number[] {
  const players = game.options.find((option) => option.name === 'players');
  const counts = players ? (players.choices.length ? players.choices : [players.default]) : ['2'];
  return counts.map(Number);
}

/** Me against bots; or, where no bot knows the game, against a friend. */
export function usualSitters(
  game: GameInfo,
  count: number,
  kept: readonly Sitter[] = [],
): Sitter[] {
  const rest: Who = game.bots.length > 0 ? 'bot' : 'link';
  return Array.from(
    { length: count },
    (_, n) => kept[n] ?? { who: n === 0 ? 'me' : rest, name: '', bot: favourite(game) },
  );
}

/** Seat somebody; there is one of me, so whoever else was me takes what was here before. */
export function seated(sitters: readonly Sitter[], seat: number, who: Who): Sitter[] {
  const before = sitters[seat]?.who ?? 'bot';
  return sitters.map((sitter, n) => {
    if (n === seat) return { ...sitter, who };
    return who === 'me' && sitter.who === 'me' ? { ...sitter, who: before } : sitter;
  });
}

export function newTable(
  game: GameInfo,
  sitters: readonly Sitter[],
  myName: string,
  options: Readonly<Record<string, string>>,
): NewTable {
  const chosen = Object.entries(options).filter(([, value]) => value.trim() !== '');
  return {
    game: game.slug,
    seats: sitters.map((sitter, n) => newSeat(sitter, n, myName)),
    options: { ...Object.fromEntries(chosen), players: String(sitters.length) },
  };
}

function newSeat(sitter: Sitter, seat: number, myName: string): NewSeat {
  switch (sitter.who) {
    case 'me':
      return { kind: 'me', name: myName.trim() || 'Guest' };
    case 'here':
      return { kind: 'me', name: sitter.name.trim() || `Guest ${seat + 1}` };
    case 'link':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', bot: sitter.bot };
  }
}

/** The same table once more: who sat at other devices is asked in again. */
export function again(
  game: string,
  options: NewTable['options'],
  seats: readonly SeatInfo[],
): NewTable {
  return {
    game,
    options: options ?? {},
    seats: seats.map((seat): NewSeat => {
      if (seat.mine) return { kind: 'me', name: seat.name };
      return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot ?? '' } : { kind: 'open' };
    }),
  };
}

export function inviteLink(table: string, secret: string): string {
  return new URL(`/t/${encodeURIComponent(table)}#invite=${secret}`, location.href).href;
}

export function inviteIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('invite');
}
