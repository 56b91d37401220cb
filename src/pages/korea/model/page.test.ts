import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardClosed, boardOpened } from '@/entities/game';
import { makeBoardDto, makeFixtureDto } from '@/entities/game/testing';
import { loginRequested } from '@/entities/member';
import { favouriteValues } from '@/features/favourites/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested, navigationStarted } from '@/shared/routes';
import { fixtureHidden, fixtureShown } from '@/widgets/fixture-markets';
import { boardTopic } from '@/shared/api';
import { createFakeApi, $api } from '@/shared/api/testing';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { searchDefaults } from '../search';
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
} from './page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opening = { kind: 'cross' as const, search: { ...searchDefaults, time: 1 } };
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

async function openPage(values: readonly (readonly [unknown, unknown])[] = []) {
  const scope = makeScope({ values: [[$api, api], ...values] });
  const opened = watchCalls(scope, boardOpened);
  const addresses = watchCalls(scope, navigationRequested);
  await settle(allSettled(pageOpened, { scope, params: opening }));
  return { scope, opened, addresses };
}

describe('the page of the boards', () => {
  it('opens its board once, and lets it go', async () => {
    const { scope, opened } = await openPage();
    expect(opened).toEqual([{ reader: 'korea', kind: 'cross', sport: null }]);
    const closed = watchCalls(scope, boardClosed);
    await settle(allSettled(pageClosed, { scope }));
    expect(closed).toEqual(['korea']);
  });

  it('reads one topic when one sport is chosen', async () => {
    const { scope, opened } = await openPage();
    await settle(allSettled(filterChanged, { scope, params: { sport: 'baseball' } }));
    expect(opened.at(-1)).toEqual({ reader: 'korea', kind: 'cross', sport: 'baseball' });
  });

  it('goes back to the first page with every filter but the page itself', async () => {
    const { scope } = await openPage();
    await settle(allSettled(filterChanged, { scope, params: { page: 3 } }));
    expect(scope.getState($search).page).toBe(3);
    await settle(allSettled(filterChanged, { scope, params: { day: '2026-11-21' } }));
    expect(scope.getState($search)).toMatchObject({ page: 1, day: '2026-11-21' });
  });

  it('writes the address once typing pauses, and takes its echo for nothing new', async () => {
    const { scope, addresses } = await openPage();
    const typed = [
      allSettled(filterChanged, { scope, params: { q: 'ㅇ' } }),
      allSettled(filterChanged, { scope, params: { q: 'ㅇㅅ' } }),
    ];
    await settle(Promise.all(typed));
    expect(addresses).toEqual([
      { to: `/korea/cross?time=1&q=${encodeURIComponent('ㅇㅅ')}`, replace: true },
    ]);
    const echo = scope.getState($search);
    const more = allSettled(filterChanged, { scope, params: { q: 'ㅇㅅㄴ' } });
    const echoed = allSettled(pageSearchChanged, { scope, params: echo });
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
    const { scope, addresses } = await openPage([[$api, apiWith([board])]]);
    const type = (q: string) => settle(allSettled(filterChanged, { scope, params: { q } }));
    for (const q of ['우', '울', '욼', '울사']) await type(q);
    const to = (q: string) => `/korea/cross?time=1&q=${encodeURIComponent(q)}`;
    // A whole one on the way.
    expect(addresses).toEqual([{ to: to('울'), replace: true }]);
    await type('울산');
    expect(addresses.at(-1)?.to).toBe(to('울산'));
    // What nothing on the boards is called is written where the typing rests.
    await type('울사');
    expect(addresses).toHaveLength(2);
    await settle(allSettled(typingRested, { scope }));
    expect(addresses.at(-1)?.to).toBe(to('울사'));
  });

  it.each([
    ['a navigation', () => navigationStarted],
    ['the end of the page', () => pageClosed],
  ])('writes no filter after %s', async (_what, unitOf) => {
    const { scope, addresses } = await openPage();
    const filter = allSettled(filterChanged, { scope, params: { q: 'ㅇ' } });
    await vi.advanceTimersByTimeAsync(100);
    const left = allSettled(unitOf(), { scope });
    await settle(Promise.all([filter, left]));
    expect(addresses).toEqual([]);
  });

  it('follows an address that is not its own, as of the back button', async () => {
    const { scope } = await openPage();
    const search = { ...searchDefaults, time: 1, league: 'fb-kr-k1' };
    await settle(allSettled(pageSearchChanged, { scope, params: search }));
    expect(scope.getState($search).league).toBe('fb-kr-k1');
  });

  it('clears what narrows the board and keeps the order', async () => {
    const { scope } = await openPage();
    const params = { q: '서울', sort: 'league' as const };
    await settle(allSettled(filterChanged, { scope, params }));
    await settle(allSettled(filtersCleared, { scope }));
    expect(scope.getState($search)).toEqual({ ...searchDefaults, time: 1, sort: 'league' });
  });

  it('remembers how the list is shown', async () => {
    const { scope } = await openPage();
    await settle(allSettled(listModeChosen, { scope, params: 'all' }));
    expect(scope.getState($listMode)).toBe('all');
  });

  it.each(['a,b', 's7k3m2qa,k1ulsan0', 's7k3 m2qa', 's7k3"', 's7k3@12', 'S7K3M2QA'])(
    'opens no fixture by %j, which is no id',
    async (fixture) => {
      const scope = makeScope({ values: [[$api, api]] });
      const shown = watchCalls(scope, fixtureShown);
      const search = { ...searchDefaults, fixture };
      await settle(allSettled(pageOpened, { scope, params: { ...opening, search } }));
      expect([scope.getState($fixture), shown]).toEqual(['', []]);
    },
  );

  it('gives the markets of a fixture an address, which opens and closes them', async () => {
    const { scope, addresses } = await openPage();
    await settle(allSettled(moreClicked, { scope, params: 'sample00arsn' }));
    const opened = { to: '/korea/cross?time=1&fixture=sample00arsn', replace: false };
    expect(addresses).toEqual([{ ...opened, resetScroll: false }]);
    const search = { ...searchDefaults, time: 1, fixture: 'sample00arsn' };
    const shown = watchCalls(scope, fixtureShown);
    const hidden = watchCalls(scope, fixtureHidden);
    await settle(allSettled(pageSearchChanged, { scope, params: search }));
    expect([shown, hidden.length]).toEqual([['sample00arsn'], 0]);
    await settle(allSettled(lessClicked, { scope }));
    expect(addresses.at(-1)).toMatchObject({ to: '/korea/cross?time=1', replace: true });
    await settle(allSettled(pageSearchChanged, { scope, params: { ...search, fixture: '' } }));
    expect(hidden).toHaveLength(1);
  });

  it('gives the favourites an address that Back leads out of', async () => {
    const { scope, addresses } = await openPage(favouriteValues([]));
    const all = { ...searchDefaults, time: 1, day: '2026-11-22' };
    await settle(allSettled(filterChanged, { scope, params: { day: all.day } }));
    await settle(allSettled(pageSearchChanged, { scope, params: all }));
    await settle(allSettled(starredSwitched, { scope }));
    expect(addresses.at(-1)).toEqual({ to: '/korea/cross?time=1&day=2026-11-22&show=starred' });
    const starred = { ...all, show: 'starred' as const };
    await settle(allSettled(pageSearchChanged, { scope, params: starred }));
    expect(scope.getState($search)).toEqual(starred);
    // The address before was written by this page; it is no echo any more.
    await settle(allSettled(pageSearchChanged, { scope, params: all }));
    expect(scope.getState($search)).toEqual(all);
  });

  it('keeps the favourites in the address when a filter is written after them', async () => {
    const { scope, addresses } = await openPage(favouriteValues([]));
    const typed = allSettled(filterChanged, { scope, params: { q: 'ㅇ' } });
    const starred = { ...searchDefaults, time: 1, q: 'ㅇ', show: 'starred' as const };
    const switched = allSettled(pageSearchChanged, { scope, params: starred });
    await settle(Promise.all([typed, switched]));
    expect(addresses.at(-1)?.to).toContain('show=starred');
  });

  it('asks a guest to log in for favourites, and lets one out of them', async () => {
    const { scope, addresses } = await openPage();
    const logins = watchCalls(scope, loginRequested);
    await settle(allSettled(starredSwitched, { scope }));
    expect([addresses, logins.length]).toEqual([[], 1]);
    const starred = { ...searchDefaults, time: 1, show: 'starred' as const };
    await settle(allSettled(pageSearchChanged, { scope, params: starred }));
    await settle(allSettled(starredSwitched, { scope }));
    expect(addresses).toEqual([{ to: '/korea/cross?time=1' }]);
  });
});
