import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { sampleNow } from '@/entities/round/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { answers, sampleDay } from './lib/sample-states';
import {
  $list,
  $newerCount,
  $own,
  newerRequested,
  ownSwitched,
  rounds,
  roundSearched,
} from './model';
import { filterChanged } from './model';

const at = (search: object) => ({
  path: '/game_result/minigame' as const,
  search: { game: 213, day: sampleDay, round: undefined, ...search },
});

async function openResults(search: object = {}, own: typeof answers = {}) {
  const calls: string[] = [];
  const counted = Object.fromEntries(
    Object.entries({ ...answers, ...own }).map(([key, answer]) => [
      key,
      (call: Parameters<Extract<typeof answer, (...all: never[]) => unknown>>[0]) => {
        calls.push(call.path);
        return typeof answer === 'function' ? answer(call) : answer;
      },
    ]),
  );
  const scope = makeScope({
    values: [
      [$api, createFakeApi(counted)],
      [$now, sampleNow],
    ],
  });
  await allSettled(pageOpened, { scope, params: at(search) });
  const show = (next: object) => allSettled(pageSearchChanged, { scope, params: at(next) });
  const numbers = () => scope.getState($list)?.map(({ round }) => round) ?? [];
  const lists = () => calls.filter((path) => path.startsWith('/minigame/rounds'));
  return { scope, calls, lists, show, numbers };
}

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, place) => from - place);

it('pages down from the newest round', async () => {
  const { scope, numbers } = await openResults();
  expect(numbers()).toEqual(range(374, 335));
  await allSettled(rounds.nextRequested, { scope });
  expect(numbers()).toEqual(range(374, 295));
  expect(scope.getState($newerCount)).toBe(0);
});

it('begins with the round of the address, and loads those after it', async () => {
  const { scope, numbers, lists, show } = await openResults({ round: 300 });
  expect(numbers()).toEqual(range(300, 261));
  expect(scope.getState($newerCount)).toBe(74);
  await allSettled(newerRequested, { scope });
  expect(numbers()).toEqual(range(340, 261));
  await allSettled(newerRequested, { scope });
  expect(numbers()).toEqual(range(374, 261));
  expect(scope.getState($newerCount)).toBe(0);
  const loaded = lists().length;
  await show({ round: 270 });
  await show({});
  expect(lists()).toHaveLength(loaded);
  await show({ round: 100 });
  expect(numbers()).toEqual(range(100, 61));
});

it('offers the rounds that are drawn meanwhile', async () => {
  const { scope } = await openResults();
  await allSettled($now, { scope, params: sampleNow + 7 * 60_000 });
  expect(scope.getState($newerCount)).toBe(2);
});

it('keeps the list when those after it cannot be loaded', async () => {
  let isBroken = false;
  const list = answers['GET /minigame/rounds'] as (call: unknown) => object;
  const { scope, numbers } = await openResults(
    { round: 300 },
    {
      'GET /minigame/rounds': (call) => (isBroken ? makeProblem('UNAVAILABLE') : list(call)),
    },
  );
  isBroken = true;
  await allSettled(newerRequested, { scope });
  expect(numbers()).toEqual(range(300, 261));
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'danger' }]);
});

it('another day or game loads its own rounds and bets, and forgets the others', async () => {
  const { scope, calls, numbers, show } = await openResults({ round: 300 });
  await show({ game: 212 });
  expect(numbers()).toEqual(range(561, 522));
  expect(scope.getState($own).size).toBe(0);
  expect(calls.at(-1)).toContain('game=eos%2Fpowerball2');
  await show({ day: '20261120' });
  expect(calls.filter((path) => path.includes('dayKey=20261120'))).toHaveLength(1);
  await allSettled(pageClosed, { scope });
  expect(scope.getState($list)).toBeNull();
});

it('joins the bets of the member, of all pages, and shows their rounds alone', async () => {
  const { scope, numbers } = await openResults();
  expect([...scope.getState($own).keys()]).toEqual([375, 374, 373, 372]);
  await allSettled(ownSwitched, { scope });
  expect(numbers()).toEqual([374, 373, 372]);
});

it('a filter becomes part of the address, a round that is typed as well', async () => {
  const { scope, numbers } = await openResults();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(ownSwitched, { scope });
  await allSettled(roundSearched, { scope, params: 300 });
  await allSettled(filterChanged, { scope, params: { game: 701, day: '' } });
  expect(navigations.map(({ to }) => to)).toEqual([
    `/game_result/minigame?game=213&day=${sampleDay}&round=300`,
    '/game_result/minigame?game=701',
  ]);
  expect(numbers()).toHaveLength(40);
});
