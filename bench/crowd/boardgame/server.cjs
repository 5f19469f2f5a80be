// boardgame.io's own server, its memory store, and a game whose messages are like ours: a board of 64 cells,
// two hands of which each player sees its own, a move that changes a cell, a hand and the score; an update has
// about as many bytes as a whole one of ours in Keys to the Castle.
const { Server, Origins } = require('boardgame.io/server');

const KINDS = ['grass', 'stone', 'water', 'tower', 'road', 'wood', 'gate', 'field'];

const crowd = {
  name: 'crowd',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    cells: Array.from({ length: 64 }, (_, at) => ({
      at,
      kind: KINDS[at % KINDS.length],
      owner: null,
      walls: { north: at < 8, east: at % 8 === 7, south: at > 55, west: at % 8 === 0 },
    })),
    hands: { 0: [...KINDS], 1: [...KINDS] },
    scores: [0, 0],
    last: null,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, cards]) => [
        seat,
        seat === playerID ? cards : cards.length,
      ]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, at, card) => {
      G.cells[at].kind = G.hands[playerID][card];
      G.cells[at].owner = playerID;
      G.hands[playerID].push(G.hands[playerID].shift());
      G.scores[Number(playerID)] += 1;
      G.last = { at, by: playerID };
    },
  },
};

const server = Server({ games: [crowd], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort } });
