import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardClosed, boardOpened } from '@/entities/game';
import { fixtureHidden, fixtureShown } from '@/widgets/fixture-markets';
import { searchRequested } from '@/widgets/market-board/events';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { searchDefaults } from '../search';
import './page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const api = createFakeApi({
  'GET /sports/board': { body: { at: 1, boards: [] } },
  'GET /sports/count': { body: [] },
  'GET /member/favourite': { body: [] },
});

const at = (search: Partial<typeof searchDefaults>) => ({ ...searchDefaults, time: 1, ...search });

async function settle(work: Promise<unknown>) {
  await vi.runAllTimersAsync();
  await work;
}

async function openPage(search: Partial<typeof searchDefaults> = {}) {
  const scope = makeScope({ values: [[$api, api]] });
  const opened = watchCalls(scope, boardOpened);
  const shown = watchCalls(scope, fixtureShown);
  const hidden = watchCalls(scope, fixtureHidden);
  const addresses = watchCalls(scope, navigationRequested);
  await settle(allSettled(pageOpened, { scope, params: { kind: 'cross', search: at(search) } }));
  return { scope, opened, shown, hidden, addresses };
}

it('shows the board of the address, and lets it go', async () => {
  const { scope, opened } = await openPage({ sport: 'football' });
  expect(opened).toEqual([{ reader: 'korea', kind: 'cross', sport: 'football' }]);
  const closed = watchCalls(scope, boardClosed);
  await settle(allSettled(pageClosed, { scope }));
  expect(closed).toEqual(['korea']);
});

it('writes what the board asks for into the address, with what else is in it', async () => {
  const { scope, addresses } = await openPage();
  const { time: _time, feed: _feed, ...search } = at({ q: 'ㅇㅅ', sport: 'football' });
  await settle(allSettled(searchRequested, { scope, params: { search, replace: true } }));
  const to = `/korea/cross?time=1&sport=football&q=${encodeURIComponent('ㅇㅅ')}`;
  expect(addresses).toEqual([{ to, replace: true }]);
});

it('shows the markets of the fixture in the address while it is there', async () => {
  const { scope, shown, hidden } = await openPage();
  await settle(allSettled(pageSearchChanged, { scope, params: at({ fixture: 'sample00arsn' }) }));
  expect([shown, hidden.length]).toEqual([['sample00arsn'], 0]);
  await settle(allSettled(pageSearchChanged, { scope, params: at({}) }));
  expect(hidden).toHaveLength(1);
});

it('shows the markets of a link, and none by what is no id', async () => {
  expect((await openPage({ fixture: 'sample00arsn' })).shown).toEqual(['sample00arsn']);
  expect((await openPage({ fixture: 'S7K3M2QA' })).shown).toEqual([]);
});
