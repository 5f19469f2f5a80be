import { expect, test } from 'vitest';
import { hashOf, placeIn, replayPath, viewerName } from './place';

test('a place is read as it is written', () => {
  for (const hash of ['#', '#12', '#12@P1', '#@everything', '#0@P3']) {
    const place = placeIn(hash);
    expect(place && hashOf(place)).toBe(hash);
  }
  expect(placeIn('#12@P1')).toEqual({ seq: 12, viewer: 'P1' });
});

test('no address is the beginning, and other anchors are no places', () => {
  expect(placeIn('')).toEqual({ seq: null, viewer: 'spectator' });
  for (const hash of ['#main', '#12@nobody', '#-3']) expect(placeIn(hash)).toBeNull();
});

test('an address names the viewer as requests do', () => {
  expect([0, -1, -2].map(viewerName)).toEqual(['P0', 'spectator', 'everything']);
  expect(replayPath('k3', { seq: 4, viewer: 'P0' })).toBe('/t/k3/replay#4@P0');
  expect(replayPath('k3')).toBe('/t/k3/replay');
});
