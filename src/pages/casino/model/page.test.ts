import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeCasinoGame, makeLobby } from '@/entities/casino-game/testing';
import { lobbyQuery, mineQuery } from '@/entities/casino-game';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { type Lobby, pageClosed, pageOpened, pageSearchChanged } from '../events';
import { answers, values } from '../lib/sample-casino';
import { casinoSearch } from '../search';
import {
  $catalogue,
  $favouriteCount,
  $found,
  $isRestricted,
  $recent,
  $scoped,
  $typed,
  filterChanged,
  gameEntered,
  gameLeft,
  queryTyped,
  typingRested,
} from './page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(search: object = {}, own: typeof answers = {}, lobby: Lobby = 'slot') {
  const scope = makeScope({
    values: [[$api, createFakeApi({ ...answers, ...own })], ...values],
  });
  const ways = watchCalls(scope, navigationRequested);
  const to = (event: typeof pageOpened, part: object) =>
    allSettled(event, { scope, params: { lobby, search: casinoSearch.parse(part) } });
  await to(pageOpened, search);
  return { scope, ways, goTo: (part: object) => to(pageSearchChanged, part) };
}

it('loads both lobbies, shows its own, and forgets them when it is left', async () => {
  const { scope } = await opened();
  const { games } = scope.getState($scoped);
  expect(new Set(games.map(({ kind }) => kind))).toEqual(new Set(['slot']));
  expect(scope.getState($catalogue)?.games.some(({ kind }) => kind === 'casino')).toBe(true);
  expect(scope.getState($recent).map(({ game }) => game.id)).toContain('hanpan-baccarat');
  await allSettled(pageClosed, { scope });
  expect(scope.getState(lobbyQuery.$data)).toBeNull();
  expect(scope.getState(mineQuery.$data)).toBeNull();
});

it('shows the slots to who may not enter live casino', async () => {
  const barred = { 'GET /casino/lobby/casino': makeProblem('CASINO_RESTRICTED') };
  const slots = await opened({}, barred);
  expect(slots.scope.getState($isRestricted)).toBe(false);
  expect(slots.scope.getState($found)).toHaveLength(makeLobby('slot').games.length);
  const casino = await opened({}, barred, 'casino');
  expect(casino.scope.getState($isRestricted)).toBe(true);
});

it.each([
  [{ q: 'ㅎㄱ' }, ['hanpan-crane']],
  [{ list: 'recent' }, ['hanpan-crane', 'hanpan-baccarat']],
  [{ list: 'favourites' }, ['hanpan-crane']],
  [{ provider: 'evolution', list: 'all' }, ['evolution-speed-baccarat']],
])('finds for %j %j', async (search, ids) => {
  const { scope } = await opened(search);
  expect(scope.getState($found).map(({ id }) => id)).toEqual(ids);
  expect(scope.getState($favouriteCount)).toBe(1);
});

it('finds while it is typed, and the address follows when the typing rests', async () => {
  const { scope, ways, goTo } = await opened();
  void allSettled(queryTyped, { scope, params: '학' });
  void allSettled(queryTyped, { scope, params: '학과' });
  expect(scope.getState($found).map(({ id }) => id)).toEqual(['hanpan-crane']);
  await vi.advanceTimersByTimeAsync(1_000);
  const to = `/slot?q=${encodeURIComponent('학과')}`;
  expect(ways).toEqual([{ to, replace: true, resetScroll: false }]);
  // What is typed meanwhile is not taken back by the address that was written.
  void allSettled(queryTyped, { scope, params: '학과 달' });
  void goTo({ q: '학과' });
  expect(scope.getState($typed)).toBe('학과 달');
  await vi.advanceTimersByTimeAsync(1_000);
  void goTo({ q: '학과 달' });
  void goTo({});
  expect(scope.getState($typed)).toBe('');
});

it('writes no half syllable to the address before the typing rests', async () => {
  const { scope, ways } = await opened();
  void allSettled(queryTyped, { scope, params: '학괃' });
  expect(scope.getState($found).map(({ id }) => id)).toEqual(['hanpan-crane']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ways).toEqual([]);
  void allSettled(typingRested, { scope });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ways.map(({ to }) => to)).toEqual([`/slot?q=${encodeURIComponent('학괃')}`]);
});

it('opens a game in the lobby of its kind, and goes back to what was looked through', async () => {
  const { scope, ways } = await opened({ category: 'slot', list: 'all' });
  await allSettled(gameEntered, { scope, params: makeCasinoGame() });
  const table = makeCasinoGame({ id: 'hanpan-roulette', kind: 'casino' });
  await allSettled(gameEntered, { scope, params: table });
  expect(ways.map(({ to }) => to)).toEqual([
    '/slot?category=slot&list=all&game=hanpan-crane',
    '/casino?game=hanpan-roulette',
  ]);
});

it('leaves a game once', async () => {
  const { scope, ways, goTo } = await opened({ category: 'slot', game: 'hanpan-crane' });
  await allSettled(gameLeft, { scope });
  void goTo({ category: 'slot' });
  await allSettled(gameLeft, { scope });
  expect(ways).toEqual([{ to: '/slot?category=slot' }]);
});

it('narrows in place of the address before', async () => {
  const { scope, ways } = await opened({ sort: 'name' });
  await allSettled(filterChanged, { scope, params: { provider: 'micro' } });
  expect(ways).toEqual([
    { to: '/slot?sort=name&provider=micro', replace: true, resetScroll: false },
  ]);
});
