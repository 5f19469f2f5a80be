import { describe, expect, it } from 'vitest';
import type { ActionOption } from '../../../lib/wire';
import type { Tile, View } from '../wire';
import {
  type Chosen,
  cardOf,
  discardOf,
  joints,
  onCell,
  onJoint,
  passage,
  planned,
  question,
  targets,
} from './intent';

const NOTHING: Chosen = { card: null, from: null };

function tile(cell: string, more: Partial<Tile> = {}): Tile {
  return { cell, colour: 'R', is_open: false, kind: null, padlock: false, sawn: false, ...more };
}

/** A castle of three columns and three rows; P0 outside in the south, P1 on B1. */
function view(step: string, tiles: Tile[] = []): View {
  const cells = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'];
  const player = { character: 'baker', net: 0, hand_size: 3, hand: null, bonus_used: [] };
  return {
    game: 'keys-to-the-castle',
    viewer: 0,
    cols: 3,
    rows: 3,
    tiles: cells.map((cell) => tiles.find((one) => one.cell === cell) ?? tile(cell)),
    passages: [],
    players: [
      { ...player, seat: 0, side: 'S', cell: null },
      { ...player, seat: 1, side: 'N', cell: 'B1' },
    ],
    draw_pile: 40,
    discard: [],
    unused: {},
    active: 0,
    step,
    bonus_turn: false,
    bonus_pending: false,
    turn: 1,
    max_turns: null,
    winner: null,
  };
}

/** `OPEN card=KR cell=A1` as an option. */
function option(text: string): ActionOption {
  const [type = '', ...fields] = text.split(' ');
  const action = { type, ...Object.fromEntries(fields.map((field) => field.split('='))) };
  return { action, text, label: text };
}

const options = (...texts: string[]) => texts.map(option);

describe('what is chosen narrows what glows', () => {
  const legal = options(
    'DISCARD card=KR',
    'OPEN card=KR cell=A1',
    'OPEN card=SK cell=A1',
    'OPEN card=SK cell=B2',
  );

  it('shows nothing at PLAY until a card is chosen', () => {
    expect(targets(view('PLAY'), legal, NOTHING).size).toBe(0);
  });
  it('shows the targets of the chosen card only', () => {
    expect([...targets(view('PLAY'), legal, { card: 'KR', from: null })]).toEqual(['A1']);
    expect([...targets(view('PLAY'), legal, { card: 'SK', from: null })]).toEqual(['A1', 'B2']);
  });
  it('shows the steps at MOVE at once', () => {
    const steps = options('STAY', 'MOVE cell=A3', 'EXIT');
    expect([...targets(view('MOVE'), steps, NOTHING)]).toEqual(['A3']);
  });
  it('shows the doorway of whoever a net can catch', () => {
    expect([
      ...targets(view('PLAY'), options('NET player=P1'), { card: 'NT', from: null }),
    ]).toEqual(['B1']);
  });
});

describe('choosing a door', () => {
  it('acts when the chosen card has one use there', () => {
    const legal = options('OPEN card=KR cell=A1', 'OPEN card=SK cell=A1');
    expect(onCell(view('PLAY'), legal, { card: 'SK', from: null }, 'A1')).toEqual({
      do: 'act',
      option: legal[1],
    });
  });
  it('offers every use of the door when no card is chosen, even a single one', () => {
    const legal = options('OPEN card=KR cell=A1', 'PADLOCK cell=A1', 'OPEN card=KR cell=C3');
    expect(onCell(view('PLAY'), legal, NOTHING, 'A1')).toEqual({
      do: 'offer',
      options: legal.slice(0, 2),
    });
    expect(onCell(view('PLAY'), legal, NOTHING, 'C3')).toEqual({
      do: 'offer',
      options: [legal[2]],
    });
  });
  it('moves at MOVE', () => {
    const legal = options('STAY', 'MOVE cell=A3');
    expect(onCell(view('MOVE'), legal, NOTHING, 'A3')).toEqual({ do: 'act', option: legal[1] });
  });
  it('turns a door with the Extra Key', () => {
    const legal = options('BONUS_SKIP', 'BONUS_CLOSE cell=A3');
    expect(onCell(view('XKEY'), legal, NOTHING, 'A3')).toEqual({ do: 'act', option: legal[1] });
  });
});

describe('choosing what is not possible asks why', () => {
  const open = tile('A1', { is_open: true, kind: 'OPEN' });
  const asked = (step: string, card: string | null, cell: string) =>
    onCell(view(step, [open]), [], { card, from: null }, cell);

  it.each([
    ['PLAY', 'KB', 'A1', { type: 'CLOSE', card: 'KB', cell: 'A1' }],
    ['PLAY', 'KB', 'A2', { type: 'OPEN', card: 'KB', cell: 'A2' }],
    ['PLAY', 'PL', 'A1', { type: 'PADLOCK', cell: 'A1' }],
    ['PLAY', 'HS', 'A2', { type: 'SAW', cell: 'A2' }],
    ['PLAY', 'NT', 'B1', { type: 'NET', player: 'P1' }],
    ['PLAY', null, 'A1', { type: 'MOVE', cell: 'A1' }],
    ['MOVE', null, 'C1', { type: 'MOVE', cell: 'C1' }],
    ['XKEY', null, 'A1', { type: 'BONUS_CLOSE', cell: 'A1' }],
    ['XKEY', null, 'A2', { type: 'BONUS_OPEN', cell: 'A2' }],
  ])('at %s with %s on %s', (step, card, cell, action) => {
    expect(asked(step, card, cell)).toEqual({ do: 'ask', action });
  });
  it('explains a net thrown at nobody itself: there is no such action to ask about', () => {
    expect(asked('PLAY', 'NT', 'C3')).toMatchObject({ do: 'explain', rule: 'KC-CARD-NET-01' });
  });
});

describe('secret passages', () => {
  const legal = options('PASSAGE a=A1 b=B2', 'PASSAGE a=B1 b=A2', 'PASSAGE a=B2 b=C3');
  const card = 'SP';

  it('wants one end, then the other, in either order', () => {
    expect(onCell(view('PLAY'), legal, { card, from: null }, 'B2')).toEqual({
      do: 'from',
      cell: 'B2',
    });
    expect([...targets(view('PLAY'), legal, { card, from: 'B2' })].sort()).toEqual(['A1', 'C3']);
    expect(onCell(view('PLAY'), legal, { card, from: 'B2' }, 'A1')).toEqual({
      do: 'act',
      option: legal[0],
    });
  });
  it('lets the first end go when it is chosen again', () => {
    expect(onCell(view('PLAY'), legal, { card, from: 'B2' }, 'B2')).toEqual({
      do: 'from',
      cell: null,
    });
  });
  it('asks about ends that do not meet', () => {
    const action = { type: 'PASSAGE', a: 'B2', b: 'B3' };
    expect(onCell(view('PLAY'), legal, { card, from: 'B2' }, 'B3')).toEqual({ do: 'ask', action });
  });
  it('asks about an end where no passage can begin', () => {
    expect(onCell(view('PLAY'), legal, { card, from: null }, 'C1')).toMatchObject({ do: 'ask' });
  });
  it('knows the joints that are free, and offers both ways across one', () => {
    expect([...joints(legal, { card, from: null })].sort()).toEqual(['A1', 'B2']);
    expect(joints(legal, NOTHING).size).toBe(0);
    expect(onJoint(legal, { card, from: null }, 'A1')).toEqual({
      do: 'offer',
      options: legal.slice(0, 2),
    });
    expect(onJoint(legal, { card, from: 'A1' }, 'A1')).toEqual({ do: 'act', option: legal[0] });
  });
  it('names the northern cell first', () => {
    expect(passage('B3', 'C2')).toEqual({ type: 'PASSAGE', a: 'C2', b: 'B3' });
  });
  it('draws the one being considered', () => {
    expect(planned(legal, { card, from: 'B2' }, 'C3')).toEqual(['B2', 'C3']);
    expect(planned(legal, { card, from: 'B2' }, 'B3')).toBeNull();
    expect(planned(legal, { card, from: null }, 'C3')).toBeNull();
  });
});

describe('the rest', () => {
  it('knows which card an action uses', () => {
    expect(
      ['UNLOCK', 'PADLOCK', 'PASSAGE', 'SAW', 'NET', 'STAY'].map((type) => cardOf({ type })),
    ).toEqual(['SK', 'PL', 'SP', 'HS', 'NT', null]);
    expect(cardOf({ type: 'OPEN', card: 'KY', cell: 'A1' })).toBe('KY');
  });
  it('finds the discard of a face', () => {
    expect(discardOf(options('DISCARD card=KR', 'DISCARD card=NT'), 'NT')?.text).toBe(
      'DISCARD card=NT',
    );
  });
  it('asks about a legal target too, when asked to', () => {
    const legal = options('MOVE cell=A3');
    expect(question(view('MOVE'), legal, NOTHING, 'A3')).toEqual({
      do: 'ask',
      action: { type: 'MOVE', cell: 'A3' },
    });
  });
});
