/** What is drawn at one moment. A story is a row of scenes: the facts, one after the other. */
import type { Happening } from '../desk';
import type { Fact, Strike, View } from '../wire';
import { kind, openings } from './tiles';
import { cellAt, column, neighbour, row, SIDES } from './torus';

export interface Body {
  name: string;
  cell: string | null;
  line: string | null;
  lit: boolean;
  key: boolean;
  nerve: number;
}

/** A tile that leaves the board just now, and how. */
export interface Lost {
  cell: string;
  tile: string;
  how: 'dark' | 'pit';
}

export interface Scene {
  side: number;
  /** Row by row. */
  tiles: readonly string[];
  bodies: readonly Body[];
  hand: string | null;
  dirge: readonly string[];
  acting: string;
  lost: readonly Lost[];
  strikes: readonly Strike[];
  /** Prisoners who are hit just now. */
  hit: readonly string[];
  /** The spaces this moment is about. */
  marks: readonly string[];
  /** How long it is worth looking at, in milliseconds. */
  lasts: number;
  text: string;
}

/** A position as it stands. */
export function sceneOf(view: View): Scene {
  return {
    side: view.side,
    tiles: view.spaces.map(({ tile }) => tile),
    bodies: view.prisoners.map(({ name, cell, line, lit, key, nerve }) => ({
      name,
      cell,
      line,
      lit,
      key,
      nerve,
    })),
    hand: view.hand,
    dirge: view.dirge,
    acting: view.acting,
    lost: [],
    strikes: [],
    hit: [],
    marks: [],
    lasts: 0,
    text: '',
  };
}

export function tileAt(scene: Scene, cell: string): string {
  return scene.tiles[row(cell) * scene.side + column(cell)] ?? '.';
}

/** What a fact changes in the picture. */
type Change = Partial<Omit<Scene, 'tiles' | 'bodies'>> & {
  lay?: Record<string, string>;
  body?: Partial<Body>;
};

function change(scene: Scene, fact: Fact): Change {
  const flee = (cells: readonly string[], how: Lost['how']) =>
    cells.map((cell) => ({ cell, tile: tileAt(scene, cell), how }));
  const laid = (cells: readonly string[], tile: string) =>
    Object.fromEntries(cells.map((cell) => [cell, tile]));
  switch (fact.type) {
    case 'StartPlaced':
      return { lay: { [fact.cell]: fact.tile }, body: { cell: fact.cell }, marks: [fact.cell] };
    case 'TurnBegan':
      return { acting: fact.prisoner, lasts: 500 };
    case 'TileDrawn':
      return { hand: fact.tile, lasts: 550 };
    case 'TilePlaced':
      return { hand: null, lay: { [fact.cell]: fact.tile }, marks: [fact.cell], lasts: 650 };
    case 'Moved':
    case 'Scrambled':
      return { body: { cell: fact.cell }, marks: [fact.cell], lasts: 750 };
    case 'Stayed':
      return { body: { nerve: fact.nerve } };
    case 'NerveSpent':
      return { body: { nerve: fact.left } };
    case 'Burned':
      return { hand: null };
    case 'Swapped':
      return {
        hand: null,
        lost: flee([fact.cell], 'dark'),
        lay: { [fact.cell]: fact.tile },
        marks: [fact.cell],
      };
    case 'KeyTaken': {
      const isTile = tileAt(scene, fact.cell) === 'K';
      const lay = isTile ? { [fact.cell]: 'k' } : {};
      return { body: { key: true }, lay, marks: [fact.cell], lasts: 900 };
    }
    case 'KeyGiven':
      return {
        body: { key: false },
        marks: scene.bodies.flatMap(({ name, cell }) =>
          cell && (name === fact.receiver || name === fact.prisoner) ? [cell] : [],
        ),
      };
    case 'PitsFormed': {
      const cells = fact.tiles.map(({ cell }) => cell);
      const lay = Object.fromEntries(fact.tiles.map(({ cell, tile }) => [cell, `#${kind(tile)}`]));
      return { lost: flee(cells, 'pit'), lay, marks: cells, lasts: 950 };
    }
    case 'Fell':
      return { body: { cell: null, line: fact.line }, marks: [fact.cell], lasts: 1000 };
    case 'Landed':
      return {
        hand: null,
        body: { cell: fact.cell, line: null },
        lay: { [fact.cell]: fact.tile },
        marks: [fact.cell],
        lasts: 900,
      };
    case 'MonstersAttacked':
      return { strikes: fact.strikes, lasts: 1300 + 500 * (fact.strikes.length - 1) };
    case 'WasHit':
      return {
        hit: [fact.prisoner],
        body: fact.put_out ? { lit: false } : {},
        lasts: 1200,
      };
    case 'WentDark': {
      const cells = fact.tiles.map(({ cell }) => cell);
      return { lost: flee(cells, 'dark'), lay: laid(cells, '.'), lasts: 1000 };
    }
    case 'WasRelit':
      return { body: { lit: true }, marks: [fact.cell], lasts: 900 };
    case 'OmenSetAside':
      return { hand: null };
    case 'DirgeArrived':
      return { dirge: fact.cells, marks: fact.cells, lasts: 1400 };
    case 'ChasmOpened':
      return { lost: flee(fact.cells, 'pit'), lay: laid(fact.cells, 'D'), lasts: 1200 };
    case 'ChasmClosed':
      return { lost: flee(fact.cells, 'dark'), lay: laid(fact.cells, '.'), dirge: [] };
    case 'FlickerTook':
      return { lost: flee([fact.cell], 'dark'), lay: { [fact.cell]: '.' }, lasts: 900 };
    case 'Won':
      return { marks: [fact.cell], lasts: 1600 };
    default:
      return {};
  }
}

/** The next scene: this one after one more thing has happened. */
export function after(scene: Scene, { fact, text }: Happening): Scene {
  const { lay, body, ...rest } = change(scene, fact);
  const who = 'prisoner' in fact ? fact.prisoner : '';
  const takes = fact.type === 'KeyGiven' ? fact.receiver : '';
  return {
    ...scene,
    lost: [],
    strikes: [],
    hit: [],
    marks: [],
    lasts: 600,
    ...rest,
    text,
    tiles: lay
      ? scene.tiles.map((tile, n) => {
          const cell = cellAt(Math.floor(n / scene.side), n % scene.side, scene.side);
          return lay[cell] ?? tile;
        })
      : scene.tiles,
    bodies: scene.bodies.map((one) => {
      if (one.name === takes) return { ...one, key: true };
      return body && one.name === who ? { ...one, ...body } : one;
    }),
  };
}

/** From where light falls on a space: `H` a candle here, or the sides a lit neighbour is on. */
export function light(scene: Scene, cell: string): string {
  const shines = (at: string) => scene.bodies.some((body) => body.lit && body.cell === at);
  const sides = SIDES.filter((to) => {
    const beside = neighbour(cell, to, scene.side);
    const back = SIDES[(SIDES.indexOf(to) + 2) % 4] ?? '';
    return shines(beside) && openings(tileAt(scene, beside)).includes(back);
  });
  return (shines(cell) ? 'H' : '') + sides.join('');
}
