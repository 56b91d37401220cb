import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardClosed, boardOpened } from '@/entities/game';
import { makeBoardDto, makeFixtureDto } from '@/entities/game/testing';
import { loginRequested } from '@/entities/member';
import { favouriteValues } from '@/features/favourites/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationStarted } from '@/shared/routes';
import { boardTopic } from '@/shared/api';
import { createFakeApi, $api } from '@/shared/api/testing';
import { searchDefaults } from '../lib/board-search';
import { boardEntered, boardLeft, searchRequested, searchGiven } from './address';
import {
  $fixture,
  $listMode,
  $search,
  filterChanged,
  filtersCleared,
  lessClicked,
  listModeChosen,
  moreClicked,
  starredSwitched,
  typingRested,
} from './search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opening = { kind: 'cross' as const, search: searchDefaults };
const apiWith = (boards: readonly object[]) =>
  createFakeApi({
    'GET /sports/board': { body: { at: 1, boards } },
    'GET /sports/count': { body: [] },
    'GET /member/favourite': { body: [] },
  });
const api = apiWith([]);

async function settle(work: Promise<unknown>) {
  await vi.runAllTimersAsync();
  await work;
}

async function openBoard(values: readonly (readonly [unknown, unknown])[] = []) {
  const scope = makeScope({ values: [[$api, api], ...values] });
  const opened = watchCalls(scope, boardOpened);
  const addresses = watchCalls(scope, searchRequested);
  await settle(allSettled(boardEntered, { scope, params: opening }));
  return { scope, opened, addresses };
}

describe('the search of a board', () => {
  it('opens the board once, and lets it go', async () => {
    const { scope, opened } = await openBoard();
    expect(opened).toEqual([{ reader: 'korea', kind: 'cross', sport: null }]);
    const closed = watchCalls(scope, boardClosed);
    await settle(allSettled(boardLeft, { scope }));
    expect(closed).toEqual(['korea']);
  });

  it('reads one topic when one sport is chosen', async () => {
    const { scope, opened } = await openBoard();
    await settle(allSettled(filterChanged, { scope, params: { sport: 'baseball' } }));
    expect(opened.at(-1)).toEqual({ reader: 'korea', kind: 'cross', sport: 'baseball' });
  });

  it('goes back to the first page with every filter but the page itself', async () => {
    const { scope } = await openBoard();
    await settle(allSettled(filterChanged, { scope, params: { page: 3 } }));
    expect(scope.getState($search).page).toBe(3);
    await settle(allSettled(filterChanged, { scope, params: { day: '2026-11-21' } }));
    expect(scope.getState($search)).toMatchObject({ page: 1, day: '2026-11-21' });
  });

  it('writes the address once typing pauses, and takes its echo for nothing new', async () => {
    const { scope, addresses } = await openBoard();
    const typed = [
      allSettled(filterChanged, { scope, params: { q: 'ㅇ' } }),
      allSettled(filterChanged, { scope, params: { q: 'ㅇㅅ' } }),
    ];
    await settle(Promise.all(typed));
    expect(addresses).toEqual([{ search: { ...searchDefaults, q: 'ㅇㅅ' }, replace: true }]);
    const echo = scope.getState($search);
    const more = allSettled(filterChanged, { scope, params: { q: 'ㅇㅅㄴ' } });
    const echoed = allSettled(searchGiven, { scope, params: echo });
    expect(scope.getState($search).q).toBe('ㅇㅅㄴ');
    await settle(Promise.all([more, echoed]));
  });

  it('writes no half syllable', async () => {
    const fixtures = [makeFixtureDto({ home: '울산 HD', away: '전북 현대' })];
    const board = {
      topic: boardTopic('football', 'cross'),
      seq: 1,
      data: makeBoardDto({ fixtures }),
    };
    const { scope, addresses } = await openBoard([[$api, apiWith([board])]]);
    const type = (q: string) => settle(allSettled(filterChanged, { scope, params: { q } }));
    for (const q of ['우', '울', '욼', '울사']) await type(q);
    const written = () => addresses.map(({ search }) => search.q);
    // A whole one on the way.
    expect(written()).toEqual(['울']);
    await type('울산');
    expect(written()).toEqual(['울', '울산']);
    // What nothing on the boards is called is written where the typing rests.
    await type('울사');
    expect(written()).toEqual(['울', '울산']);
    await settle(allSettled(typingRested, { scope }));
    expect(written()).toEqual(['울', '울산', '울사']);
  });

  it.each([
    ['a navigation', () => navigationStarted],
    ['the end of the board', () => boardLeft],
  ])('writes no filter after %s', async (_what, unitOf) => {
    const { scope, addresses } = await openBoard();
    const filter = allSettled(filterChanged, { scope, params: { q: 'ㅇ' } });
    await vi.advanceTimersByTimeAsync(100);
    const left = allSettled(unitOf(), { scope });
    await settle(Promise.all([filter, left]));
    expect(addresses).toEqual([]);
  });

  it('follows an address that is not its own, as of the back button', async () => {
    const { scope } = await openBoard();
    const search = { ...searchDefaults, league: 'fb-kr-k1' };
    await settle(allSettled(searchGiven, { scope, params: search }));
    expect(scope.getState($search).league).toBe('fb-kr-k1');
  });

  it('clears what narrows the board and keeps the order, and what else the address holds', async () => {
    const { scope } = await openBoard();
    const more = { ...searchDefaults, time: 1 };
    await settle(allSettled(searchGiven, { scope, params: more }));
    const params = { q: '서울', sort: 'league' as const };
    await settle(allSettled(filterChanged, { scope, params }));
    await settle(allSettled(filtersCleared, { scope }));
    expect(scope.getState($search)).toEqual({ ...more, sort: 'league' });
  });

  it('remembers how the list is shown', async () => {
    const { scope } = await openBoard();
    await settle(allSettled(listModeChosen, { scope, params: 'all' }));
    expect(scope.getState($listMode)).toBe('all');
  });

  it.each(['a,b', 's7k3m2qa,k1ulsan0', 's7k3 m2qa', 's7k3"', 's7k3@12', 'S7K3M2QA'])(
    'opens no fixture by %j, which is no id',
    async (fixture) => {
      const { scope } = await openBoard();
      await settle(allSettled(searchGiven, { scope, params: { ...searchDefaults, fixture } }));
      expect(scope.getState($fixture)).toBe('');
    },
  );

  it('gives the markets of a fixture an address, which opens and closes them', async () => {
    const { scope, addresses } = await openBoard();
    const search = { ...searchDefaults, fixture: 'sample00arsn' };
    await settle(allSettled(moreClicked, { scope, params: search.fixture }));
    expect(addresses).toEqual([{ search, replace: false, resetScroll: false }]);
    expect(scope.getState($fixture)).toBe('');
    await settle(allSettled(searchGiven, { scope, params: search }));
    expect(scope.getState($fixture)).toBe(search.fixture);
    await settle(allSettled(lessClicked, { scope }));
    expect(addresses[1]).toEqual({ search: searchDefaults, replace: true, resetScroll: false });
  });

  it('gives the favourites an address that Back leads out of', async () => {
    const { scope, addresses } = await openBoard(favouriteValues([]));
    const all = { ...searchDefaults, day: '2026-11-22' };
    await settle(allSettled(filterChanged, { scope, params: { day: all.day } }));
    await settle(allSettled(searchGiven, { scope, params: all }));
    await settle(allSettled(starredSwitched, { scope }));
    const starred = { ...all, show: 'starred' as const };
    expect(addresses.at(-1)).toEqual({ search: starred });
    await settle(allSettled(searchGiven, { scope, params: starred }));
    expect(scope.getState($search)).toEqual(starred);
    // The address before was written by this board; it is no echo any more.
    await settle(allSettled(searchGiven, { scope, params: all }));
    expect(scope.getState($search)).toEqual(all);
  });

  it('keeps the favourites in the address when a filter is written after them', async () => {
    const { scope, addresses } = await openBoard(favouriteValues([]));
    const typed = allSettled(filterChanged, { scope, params: { q: 'ㅇ' } });
    const starred = { ...searchDefaults, q: 'ㅇ', show: 'starred' as const };
    const switched = allSettled(searchGiven, { scope, params: starred });
    await settle(Promise.all([typed, switched]));
    expect(addresses.at(-1)?.search.show).toBe('starred');
  });

  it('asks a guest to log in for favourites, and lets one out of them', async () => {
    const { scope, addresses } = await openBoard();
    const logins = watchCalls(scope, loginRequested);
    await settle(allSettled(starredSwitched, { scope }));
    expect([addresses, logins.length]).toEqual([[], 1]);
    const starred = { ...searchDefaults, show: 'starred' as const };
    await settle(allSettled(searchGiven, { scope, params: starred }));
    await settle(allSettled(starredSwitched, { scope }));
    expect(addresses).toEqual([{ search: searchDefaults }]);
  });
});
