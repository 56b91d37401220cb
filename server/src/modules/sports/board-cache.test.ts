import { beforeEach, expect, it } from 'vitest';
import { createFixture, draftOf } from './apply-update.ts';
import { createBoardCache } from './board-cache.ts';
import { createFixtureCache, type FixtureCache } from './fixture-cache.ts';
import type { Fixture } from './types.ts';

const START = 1_715_396_400_000;
let fixtures: FixtureCache;

function makeFixture(
  id: string,
  sport: 'football' | 'basketball' | 'tennis',
  startsAt: number,
): Fixture {
  const teams = { home: 'a', away: 'b', homeId: 'a', awayId: 'b' };
  const draft = createFixture({
    fixtureId: id,
    at: START,
    create: { leagueId: sport, sport, startsAt, ...teams },
  });
  if (!draft) throw new Error('no fixture was made');
  draft.markets.set(`${id}.1._`, {
    id: `${id}.1._`,
    fixtureId: id,
    typeId: 1,
    line: null,
    name: null,
    offerScore: null,
    status: 1,
    phase: 'prematch',
    offered: ['1'],
    selections: [{ id: `${id}.1._.1`, outcome: '1', odds: 200, status: 1 }],
  });
  return draft;
}

beforeEach(() => {
  fixtures = createFixtureCache();
  fixtures.put(makeFixture('first', 'football', START + 1_000));
  fixtures.put(makeFixture('second', 'football', START + 2_000));
});

const openCache = () => createBoardCache(fixtures, () => 7);

it('gives the same object while nothing changes, whoever asks and when', () => {
  const cache = openCache();
  const first = cache.read('cross', 'football', START);
  expect(first).toMatchObject({ at: START, boards: [{ topic: 'board:football:cross', seq: 7 }] });
  expect(cache.read('cross', 'football', START + 999)).toBe(first);
  const all = cache.read('cross', undefined, START);
  expect(cache.read('cross', undefined, START + 999)).toBe(all);
  expect(cache.read('live', 'football', START)).not.toBe(first);
});

it('makes a board again after a change of its sport, and no other', () => {
  const cache = openCache();
  const football = cache.read('cross', 'football', START);
  const all = cache.read('cross', undefined, START);
  fixtures.put(makeFixture('third', 'basketball', START + 3_000));
  expect(cache.read('cross', 'football', START)).toBe(football);
  expect(cache.read('cross', undefined, START)).not.toBe(all);
  const known = fixtures.fixtures.get('second') as Fixture;
  fixtures.put({ ...draftOf(known), startsAt: START + 5_000 });
  const [board] = cache.read('cross', 'football', START + 1).boards;
  expect(board?.data.fixtures.map(({ startsAt }) => startsAt)).toEqual([
    START + 1_000,
    START + 5_000,
  ]);
});

it('takes a row off at its kick-off, though nothing was published about it', () => {
  const cache = openCache();
  const rows = (now: number) =>
    cache.read('cross', 'football', now).boards[0]?.data.fixtures.map(({ id }) => id);
  expect(rows(START + 999)).toEqual(['first', 'second']);
  expect(rows(START + 1_000)).toEqual(['second']);
  expect(rows(START + 2_000)).toEqual([]);
});

it('leaves out boards without fixtures, but for the one that is asked for', () => {
  const cache = openCache();
  const topics = (kind: 'cross' | 'live', sport?: 'tennis') =>
    cache.read(kind, sport, START).boards.map(({ topic }) => topic);
  expect(topics('cross')).toEqual(['board:football:cross']);
  expect(topics('live')).toEqual([]);
  expect(topics('cross', 'tennis')).toEqual(['board:tennis:cross']);
  fixtures.put(makeFixture('third', 'tennis', START + 3_000));
  expect(topics('cross')).toEqual(['board:football:cross', 'board:tennis:cross']);
  expect(cache.read('cross', undefined, START + 3_000).boards).toEqual([]);
});

it('makes every board again when the world is loaded again', () => {
  const cache = openCache();
  const before = cache.read('cross', 'football', START);
  fixtures.setLeagues([]);
  expect(cache.read('cross', 'football', START)).not.toBe(before);
});
