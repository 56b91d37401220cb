import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamApplied, topicsReleased, topicsRequested } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import {
  makeDetail,
  makeRank,
  makeTournament,
  now,
  own,
  ranking,
  tournaments,
} from './lib/sample-tournaments';
import { $before, $id, $isMissing, $phase, detail, joining } from './model';
import type { TournamentSearch } from './search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const upcoming = tournaments.find(({ id }) => id === 9) ?? makeTournament();
const joined = makeDetail({ tournament: makeTournament({ joinedAt: now }), own });

async function opened(
  search: Partial<TournamentSearch> = {},
  answers: Parameters<typeof createFakeApi>[0] = {},
) {
  let loads = 0;
  const api = createFakeApi({
    'GET /tournament': { body: tournaments },
    'GET /tournament/7': () => {
      loads += 1;
      return { body: joined };
    },
    'GET /tournament/9': { body: makeDetail({ tournament: upcoming, ranking: [] }) },
    ...answers,
  });
  const values = [
    [$api, api],
    [$now, now],
  ] as const;
  const scope = makeScope({ values });
  const [requested, released] = [
    watchCalls(scope, topicsRequested),
    watchCalls(scope, topicsReleased),
  ];
  const params = { kind: 'sports' as const, search: { phase: 'running' as const, ...search } };
  await allSettled(pageOpened, { scope, params });
  return { scope, loads: () => loads, requested, released };
}

const moved = (topic: string, params: { players: number; ranking: typeof ranking }) => ({
  snapshots: [],
  deltas: [
    {
      type: 'delta' as const,
      topic,
      seq: 2,
      prevSeq: 1,
      at: now,
      changes: [{ kind: 'ranking' as const, ...params, ranking: [...params.ranking] }],
    },
  ],
});

it('shows the first that runs, and follows its ranking until the page is left', async () => {
  const { scope, requested, released } = await opened();
  expect(scope.getState($id)).toBe(7);
  expect(requested).toEqual([{ id: 'tournament', topics: ['tournament:7'] }]);
  await allSettled(pageClosed, { scope });
  expect(scope.getState(detail.$data)).toBeNull();
  expect(released).toEqual(['tournament']);
});

it('follows no ranking of one that is to come, and opens its tab', async () => {
  const { scope, requested } = await opened({ id: 9 });
  expect(scope.getState($phase)).toBe('upcoming');
  expect(requested).toEqual([]);
});

it('says that there is no such tournament', async () => {
  const answers = { 'GET /tournament/404': makeProblem('NOT_FOUND') };
  const { scope } = await opened({ id: 404 }, answers);
  expect(scope.getState($isMissing)).toBe(true);
});

it('puts a moved ranking in place of the shown one, and remembers how it was', async () => {
  const { scope } = await opened();
  const [first = makeRank(), second = makeRank(), ...others] = ranking;
  const after = [{ ...second, rank: 1 }, { ...first, rank: 2 }, ...others];
  const apply = (topic: string, players: number) =>
    void allSettled(streamApplied, {
      scope,
      params: moved(topic, { players, ranking: after }),
    });
  apply('tournament:8', 1);
  expect(scope.getState(detail.$data)?.ranking).toEqual(ranking);
  apply('tournament:7', 400);
  expect(scope.getState(detail.$data)).toMatchObject({
    ranking: after,
    tournament: { players: 400 },
  });
  expect(scope.getState($before)?.ranks.get('달빛** 11')).toBe(1);
});

it('reads the own place again some time after others have moved', async () => {
  const { scope, loads } = await opened();
  for (const players of [313, 314]) {
    const params = moved('tournament:7', { players, ranking });
    void allSettled(streamApplied, { scope, params });
  }
  await vi.advanceTimersByTimeAsync(9_000);
  expect(loads()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loads()).toBe(2);
});

it('reads one that begins again until the server says that it runs', async () => {
  let begins = 0;
  const { scope } = await opened(
    { id: 9 },
    {
      'GET /tournament/9': () => {
        begins += 1;
        const state = begins < 3 ? ('upcoming' as const) : ('running' as const);
        return { body: makeDetail({ tournament: { ...upcoming, state } }) };
      },
    },
  );
  void allSettled($now, { scope, params: upcoming.startsAt });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(scope.getState(detail.$data)?.tournament.state).toBe('running');
  expect(begins).toBe(3);
});

it('joins, and says why that cannot be', async () => {
  const { scope } = await opened({}, { 'GET /tournament/7': { body: makeDetail() } });
  const alerts = watchCalls(scope, alertShown);
  expect(scope.getState(detail.$data)?.own).toBeNull();
  const answers = [makeProblem('INVALID_STATE'), { body: joined }];
  const api = createFakeApi({
    'GET /tournament': { body: tournaments },
    'PUT /tournament/7/join': () => answers.shift() ?? {},
  });
  await allSettled($api, { scope, params: api });
  await allSettled(joining.start, { scope, params: 7 });
  expect(alerts).toEqual([{ text: '지금은 참가하실 수 없는 토너먼트입니다.' }]);
  await allSettled(joining.start, { scope, params: 7 });
  expect(scope.getState(detail.$data)?.own).toEqual(own);
});
