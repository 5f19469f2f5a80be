/** Setting a table: who sits where, as the lobby asks it and as the server wants it. */
import type {
  BotInfo,
  ChoiceInfo,
  Clock,
  GameInfo,
  NewSeat,
  NewTable,
  OptionInfo,
  RoleInfo,
} from './wire';

export type Who = 'me' | 'here' | 'link' | 'bot';

export interface Sitter {
  who: Who;
  name: string;
  bot: string;
}

/** A table that could be set: who sits where, and what differs from the defaults. */
export interface Seating {
  sitters: Sitter[];
  options: Record<string, string>;
  clock?: Clock | null;
  /** Whether a bot may be asked; null where nobody said so. */
  advice?: boolean | null;
}

export const WHO: Record<Who, string> = {
  me: 'Me',
  here: 'Someone beside me',
  link: 'A friend, by link',
  bot: 'A bot',
};

const NO_PART: RoleInfo = { name: '', title: '', help: '' };

/** The part of a seat. */
export function roleOf(game: GameInfo, seat: number, count: number): RoleInfo {
  return game.roles[count]?.[seat] ?? NO_PART;
}

/** Who can play a part, the strongest first. */
export function botsFor(game: GameInfo, role: RoleInfo): BotInfo[] {
  const fitting = game.bot_infos.filter(
    ({ roles }) => roles.length === 0 || roles.includes(role.name),
  );
  return fitting.reverse();
}

/** How many can play. */
export function sizes(game: GameInfo): number[] {
  return Object.keys(game.roles).map(Number);
}

/** Me against bots, or against friends where no bot knows the game; who is kept stays. */
export function sittersFor(game: GameInfo, count: number, kept: readonly Sitter[] = []): Sitter[] {
  const mine = kept.findIndex(({ who }) => who === 'me');
  const me = mine < 0 || mine >= count ? Math.min(game.usual.seats.indexOf('me'), count - 1) : mine;
  return Array.from({ length: count }, (_, seat) => {
    const bots = botsFor(game, roleOf(game, seat, count));
    const before = kept[seat];
    const bot = bots.find(({ name }) => name === before?.bot) ?? bots[0];
    const rest: Who = bots.length > 0 ? 'bot' : 'link';
    const who = seat === me ? 'me' : before && before.who !== 'me' ? before.who : rest;
    return { who, name: before?.name ?? '', bot: bot?.name ?? '' };
  });
}

/** For who wants to play at once. */
export function usualSeating(game: GameInfo): Seating {
  return {
    sitters: sittersFor(game, game.usual.seats.length),
    options: { ...game.usual.options },
  };
}

/** Seat somebody; there is one of me, so whoever else was me takes what was here before. */
export function seated(sitters: readonly Sitter[], seat: number, who: Who): Sitter[] {
  const before = sitters[seat]?.who ?? 'bot';
  return sitters.map((sitter, n) => {
    if (n === seat) return { ...sitter, who };
    return who === 'me' && sitter.who === 'me' ? { ...sitter, who: before } : sitter;
  });
}

/** Whether the other options are as something needs them. */
function isMet(game: GameInfo, when: OptionInfo['when'], { sitters, options }: Seating): boolean {
  return Object.entries(when).every(([name, values]) => {
    const usual = game.options.find((option) => option.name === name)?.default ?? '';
    const value = name === 'players' ? String(sitters.length) : (options[name] ?? usual);
    return values.includes(value);
  });
}

/** What can be chosen now, of an option. */
export function offersOf(game: GameInfo, option: OptionInfo, seating: Seating): ChoiceInfo[] {
  return option.offers.filter(({ when }) => isMet(game, when, seating));
}

/** The options worth asking about: those that count now and leave a choice. */
export function dialsOf(game: GameInfo, seating: Seating): OptionInfo[] {
  return game.options.filter(
    (option) =>
      option.name !== 'players' &&
      isMet(game, option.when, seating) &&
      offersOf(game, option, seating).length > 1,
  );
}

/** What was chosen and counts now; the rest is left to the game. */
export function chosen(game: GameInfo, seating: Seating): Record<string, string> {
  const counting = game.options.filter(({ name, when, offers }) => {
    const value = seating.options[name]?.trim();
    if (!value || !isMet(game, when, seating)) return false;
    const offer = offers.find((one) => one.value === value);
    return offer === undefined || isMet(game, offer.when, seating);
  });
  return Object.fromEntries(
    counting.map(({ name }) => [name, seating.options[name]?.trim() ?? '']),
  );
}

export function newTable(game: GameInfo, seating: Seating, myName: string): NewTable {
  return {
    game: game.slug,
    seats: newSeats(seating.sitters, myName),
    options: { ...chosen(game, seating), players: String(seating.sitters.length) },
    ...mannersOf(seating),
  };
}

/** What was agreed besides the game's own options. */
function mannersOf({ clock, advice }: Seating): Pick<NewTable, 'manners'> {
  const manners = { ...(clock && { clock }), ...(advice != null && { advice }) };
  return Object.keys(manners).length > 0 ? { manners } : {};
}

export function newSeats(sitters: readonly Sitter[], myName: string): NewSeat[] {
  return sitters.map((sitter, n) => newSeat(sitter, n, myName));
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

/** Who would play, in words: `You and 3 bots`. */
export function company(sitters: readonly Sitter[]): string {
  const count = (who: Who) => sitters.filter((sitter) => sitter.who === who).length;
  const some = (who: Who, one: string, several: string) => {
    const number = count(who);
    if (number === 0) return [];
    return [number === 1 ? one : `${number} ${several}`];
  };
  const others = [
    ...some('here', 'somebody beside you', 'beside you'),
    ...some('link', 'a friend by link', 'friends by link'),
    ...some('bot', 'a bot', 'bots'),
  ];
  if (others.length === 0) return 'You alone';
  return new Intl.ListFormat('en').format(['You', ...others]);
}

export function inviteLink(table: string, secret: string): string {
  return new URL(`/t/${encodeURIComponent(table)}#invite=${secret}`, location.href).href;
}

/** The invitation in an address; empty for who comes from the public list, null for who only looks. */
export function inviteIn(hash: string): string | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return said.has('sit') ? '' : said.get('invite');
}
