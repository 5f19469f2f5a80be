// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeating, lastSeating } from './seatings';
import {
  botsFor,
  company,
  dialsOf,
  inviteIn,
  inviteLink,
  newTable,
  offersOf,
  roleOf,
  seated,
  sittersFor,
  sizes,
  usualSeating,
} from './setup';
import type { BotInfo, GameInfo, OptionInfo } from './wire';

const option = (name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  title: name,
  help: '',
  default: values[0] ?? '',
  choices: values,
  offers: values.map((value) => ({ value, label: value, help: '', when: {} })),
  when: {},
  rule: '',
  strict: '',
  ...more,
});
const bot = (name: string, ...roles: string[]): BotInfo => ({
  name,
  help: '',
  strength: '',
  roles,
});
const wolf = { name: 'wolf', title: 'The Wolf', help: '' };
const sheep = { name: 'sheep', title: 'A sheep', help: '' };

const game: GameInfo = {
  slug: 'g',
  title: 'G',
  blurb: '',
  bots: ['random', 'teeth', 'wool'],
  bot_infos: [bot('random'), bot('teeth', 'wolf'), bot('wool', 'sheep')],
  roles: { 2: [wolf, sheep], 3: [wolf, sheep, sheep] },
  options: [
    option('players', ['2', '3']),
    option('moon', ['new', 'full']),
    option('howls', ['1', '2'], { when: { moon: ['full'] } }),
    option('first', ['lot', 'third'], {
      offers: [
        { value: 'lot', label: '', help: '', when: {} },
        { value: 'third', label: '', help: '', when: { players: ['3'] } },
      ],
    }),
    option('box', ['standard']),
  ],
  usual: { options: { moon: 'full' }, seats: ['teeth', 'me', 'wool'] },
};

describe('who sits where', () => {
  it('is suggested by the game', () => {
    const { sitters, options } = usualSeating(game);
    expect(sitters.map(({ who, bot: name }) => (who === 'bot' ? name : who))).toEqual([
      'teeth',
      'me',
      'wool',
    ]);
    expect(options).toEqual({ moon: 'full' });
    expect(company(sitters)).toBe('You and 2 bots');
    expect(sizes(game)).toEqual([2, 3]);
  });
  it('has bots that fit the part, the strongest first', () => {
    expect(botsFor(game, roleOf(game, 0, 3)).map(({ name }) => name)).toEqual(['teeth', 'random']);
    expect(botsFor(game, roleOf(game, 2, 3)).map(({ name }) => name)).toEqual(['wool', 'random']);
  });
  it('lets me change places, and the bot that comes fits the seat I leave', () => {
    const sitters = seated(usualSeating(game).sitters, 0, 'me');
    expect(newTable(game, { sitters, options: {} }, ' Ada ').seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', bot: 'wool' },
      { kind: 'bot', bot: 'wool' },
    ]);
  });
  it('keeps what was chosen when more or fewer play', () => {
    const three = seated(seated(usualSeating(game).sitters, 2, 'me'), 0, 'link');
    expect(sittersFor(game, 2, three).map(({ who }) => who)).toEqual(['link', 'me']);
    const two = sittersFor(game, 2);
    expect(sittersFor(game, 3, two).map(({ who }) => who)).toEqual(['bot', 'me', 'bot']);
  });
  it('has names for people who give none', () => {
    const sitters = seated(sittersFor(game, 2), 0, 'here');
    const { seats } = newTable(game, { sitters, options: {} }, '');
    expect(seats.map((seat) => seat.name)).toEqual(['Guest 1', 'Guest']);
    expect(company(sitters)).toBe('You and somebody beside you');
  });
  it('invites a friend where no bot can play', () => {
    const sitters = sittersFor({ ...game, bots: [], bot_infos: [] }, 2);
    expect(sitters.map(({ who }) => who)).toEqual(['link', 'me']);
    expect(company(sitters)).toBe('You and a friend by link');
  });
});

describe('options', () => {
  const with_ = (options: Record<string, string>, count = 2) => ({
    sitters: sittersFor(game, count),
    options,
  });
  const names = (options: Record<string, string>) =>
    dialsOf(game, with_(options, 3)).map(({ name }) => name);
  it('are asked about where they count and leave a choice', () => {
    expect(names({})).toEqual(['moon', 'first']);
    expect(names({ moon: 'full' })).toEqual(['moon', 'howls', 'first']);
  });
  it('offer only what is possible', () => {
    const first = game.options[3] as OptionInfo;
    expect(offersOf(game, first, with_({})).map(({ value }) => value)).toEqual(['lot']);
    expect(dialsOf(game, with_({})).map(({ name }) => name)).toEqual(['moon']);
  });
  it('are sent only where they count', () => {
    const sent = (options: Record<string, string>, count = 2) =>
      newTable(game, with_(options, count), '').options;
    expect(sent({ howls: '2', first: 'third', box: ' ' })).toEqual({ players: '2' });
    expect(sent({ howls: '2', moon: 'full', first: 'third' }, 3)).toEqual({
      players: '3',
      howls: '2',
      moon: 'full',
      first: 'third',
    });
  });
});

describe('the last table', () => {
  beforeEach(() => localStorage.clear());
  it('is kept for each game', () => {
    expect(lastSeating(game)).toBeNull();
    const seating = { sitters: seated(sittersFor(game, 2), 0, 'link'), options: { moon: 'new' } };
    keepSeating(game, seating);
    expect(lastSeating(game)).toEqual(seating);
    expect(lastSeating({ ...game, slug: 'other' })).toBeNull();
  });
  it('is mended or forgotten where it can no longer be', () => {
    const sitters = sittersFor(game, 2).map((sitter) => ({ ...sitter, bot: 'gone' }));
    keepSeating(game, { sitters, options: { moon: 'blue' } });
    expect(lastSeating(game)).toEqual({ sitters: sittersFor(game, 2), options: {} });
    expect(lastSeating({ ...game, roles: { 3: game.roles[3] ?? [] } })).toBeNull();
    localStorage.setItem('lampblack.seatings', '{"g": {"sitters": 3}}');
    expect(lastSeating(game)).toBeNull();
  });
});

describe('a table', () => {
  it('has its secret where no server sees it', () => {
    const link = new URL(inviteLink('abc', 's3-_'));
    expect([link.pathname, link.search]).toEqual(['/t/abc', '']);
    expect(inviteIn(link.hash)).toBe('s3-_');
    expect(inviteIn('#other')).toBeNull();
  });
});
