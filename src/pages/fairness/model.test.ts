import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeRoundDetail, makeWorldDay } from '@/features/round-verify/testing';
import { makeProblemError } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { readNowFx } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import type { RoundsQuery } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { makePlayedRounds } from './lib/sample-days';
import {
  $chosen,
  $hasNewer,
  $sportsDay,
  filterChanged,
  newestRequested,
  round,
  rounds,
  worldDay,
} from './model';
import { type FairnessSearch, searchDefaults } from './search';

const at = (search: Partial<FairnessSearch>) => ({
  params: {},
  search: { ...searchDefaults, ...search },
});

function openScope() {
  const list = vi.fn((_api: unknown, _query: { query: RoundsQuery }) => ({
    items: makePlayedRounds(),
    next: null,
  }));
  const detail = vi.fn((_api: unknown, _id: unknown) => makeRoundDetail());
  const day = vi.fn((_api: unknown, dayKey: unknown) => {
    if (dayKey === '20240519') throw makeProblemError('NOT_FOUND');
    return makeWorldDay();
  });
  const scope = makeScope({
    handlers: [
      [readNowFx, () => kstInstant('2026-11-21 12:00:00')],
      [rounds.loadFx, list],
      [round.loadFx, detail],
      [worldDay.loadFx, day],
    ],
  });
  const queries = () => list.mock.calls.map(([, { query }]) => query);
  const show = (search: Partial<FairnessSearch>) =>
    allSettled(pageSearchChanged, { scope, params: at(search) });
  return { scope, queries, detail, day, show };
}

it('begins with the first game of today, and with no round', async () => {
  const { scope, queries, detail } = openScope();
  await allSettled(pageOpened, { scope, params: at({ game: 999, day: '20261399' }) });
  expect(queries()).toEqual([{ gameId: 213, dayKey: '20261121', before: null }]);
  expect(detail).not.toHaveBeenCalled();
});

it('lists the round of the address among its neighbours, and does not list it again for another of them', async () => {
  const { scope, queries, detail, show } = openScope();
  const day = { game: 213, day: '20261120' };
  await allSettled(pageOpened, { scope, params: at({ ...day, round: 374 }) });
  await show({ ...day, round: 373 });
  expect(queries()).toEqual([{ gameId: 213, dayKey: '20261120', before: 380 }]);
  expect(detail.mock.calls.map(([, id]) => id)).toEqual([
    '213-20261120-00374',
    '213-20261120-00373',
  ]);
  expect(scope.getState($hasNewer)).toBe(true);
  await allSettled(newestRequested, { scope });
  await show({ ...day, round: 12 });
  expect(queries().map(({ before }) => before)).toEqual([380, null, 18]);
});

it('has no round of a number that the day does not have', async () => {
  const { scope, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({ game: 213, day: '20261120', round: 481 }) });
  expect(scope.getState($chosen)?.roundId).toBe('');
  await show({ game: 213, day: '20261120', round: 480 });
  expect(scope.getState($chosen)?.roundId).toBe('213-20261120-00480');
  await allSettled(pageClosed, { scope });
  expect(scope.getState(round.$data)).toBeNull();
});

it('a filter becomes part of the address', async () => {
  const { scope } = openScope();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(pageOpened, { scope, params: at({ game: 501 }) });
  await allSettled(filterChanged, { scope, params: { day: '20261120', round: 374 } });
  expect(navigations).toMatchObject([{ to: '/fairness?game=501&day=20261120&round=374' }]);
});

it('asks for the day of matches that is chosen, the last published one without a choice, and for no round', async () => {
  const { scope, queries, day, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({ tab: 'sports' }) });
  await show({ tab: 'sports', day: '20240518' });
  expect(day.mock.calls.map(([, dayKey]) => dayKey)).toEqual(['20261120', '20240518']);
  expect(scope.getState(worldDay.$data)?.dayKey).toBe('20240518');
  await show({ tab: 'sports', day: '20240519' });
  expect(scope.getState(worldDay.$isMissing)).toBe(true);
  expect(queries()).toEqual([]);
  await allSettled(pageClosed, { scope });
  expect(scope.getState($sportsDay)).toBe('');
  expect(scope.getState(worldDay.$isMissing)).toBe(false);
});
