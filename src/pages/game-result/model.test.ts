import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $counts } from '@/entities/game';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { makeDay, makeDetail, makeOwn } from './lib/sample-results';
import {
  $blocks,
  $isStale,
  $linkedMatch,
  $ownBets,
  $sections,
  $updatedAt,
  filterChanged,
  results,
  textTyped,
} from './model';
import { type ResultSearch, resultSearch } from './search';

const match = 'r693e1973v';
const at = (search: Partial<ResultSearch>) => ({
  params: {},
  search: { ...resultSearch.parse({}), day: '2026-11-26', ...search },
});

function openScope(member: ReturnType<typeof makeMember> | null = makeMember()) {
  const list = vi.fn(() => ({ body: makeDay() }));
  const detail = vi.fn(() => ({ body: makeDetail() }));
  const other = vi.fn(() => ({ body: makeDetail({ markets: [] }) }));
  const own = vi.fn(() => ({ body: { data: [makeOwn()] } }));
  const legs = [makeBetLeg({ fixtureId: match })];
  const bets = vi.fn(() => ({ body: { data: [makeBet({ legs })], nextCursor: null } }));
  const scope = makeScope({
    values: [
      [$member, member],
      [
        $api,
        createFakeApi({
          'GET /sports/result': list,
          [`GET /sports/result/${match}`]: detail,
          'GET /sports/result/k1000002': other,
          'GET /bet/fixture': own,
          'GET /bet': bets,
        }),
      ],
    ],
  });
  const show = (search: Partial<ResultSearch>) =>
    allSettled(pageSearchChanged, { scope, params: at(search) });
  return { scope, list, detail, other, own, bets, show };
}

it('asks for a day and sport once, however its leagues and matches are looked through', async () => {
  const { scope, list, detail, other, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({}) });
  await show({ league: 'fb-kr-k1' });
  await show({ league: 'fb-kr-k1', match });
  await show({ league: 'fb-kr-k1', match: `${match}-k1000002` });
  expect(list).toHaveBeenCalledTimes(1);
  expect([detail, other].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  expect(Object.keys(scope.getState($sections))).toEqual([match, 'k1000002']);
  await show({ sport: 'baseball' });
  await show({ sport: 'baseball', day: '2026-11-25' });
  expect(list).toHaveBeenCalledTimes(3);
  expect(scope.getState($isStale)).toBe(true);
});

it('is requested again when the page is opened again', async () => {
  const { scope, list, detail } = openScope();
  const params = at({ match });
  await allSettled(pageOpened, { scope, params });
  await allSettled(pageClosed, { scope });
  expect([scope.getState(results.$data), scope.getState($sections)]).toEqual([null, {}]);
  await allSettled(pageOpened, { scope, params });
  expect([list, detail].map((call) => call.mock.calls.length)).toEqual([2, 2]);
});

it('leads to the match of the address until the member goes on', async () => {
  const { scope } = openScope();
  await allSettled(pageOpened, { scope, params: at({ match }) });
  expect(scope.getState($linkedMatch)).toBe(match);
  await allSettled(filterChanged, { scope, params: { match: `${match}-k1000002` } });
  expect(scope.getState($linkedMatch)).toBeNull();
});

it('a filter becomes part of the address', async () => {
  const { scope } = openScope();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(pageOpened, { scope, params: at({ sport: 'football' }) });
  await allSettled(filterChanged, { scope, params: { league: 'fb-kr-k1' } });
  expect(navigations).toMatchObject([
    { to: '/game_result/sports?day=2026-11-26&sport=football&league=fb-kr-k1', replace: true },
  ]);
});

it('narrows the day to what is typed and to the matches with own bets', async () => {
  const { scope, bets, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({}) });
  await allSettled(textTyped, { scope, params: 'ㅇㅅㄴ' });
  const ids = () => scope.getState($blocks)?.flatMap(({ results: all }) => all.map(({ id }) => id));
  expect(ids()).toEqual(['pl000001']);
  await allSettled(textTyped, { scope, params: '' });
  await show({ show: 'mine', match });
  expect(ids()).toEqual([match]);
  expect(scope.getState($ownBets)[match]).toHaveLength(1);
  await show({ show: 'mine', match, league: 'fb-kr-k1' });
  expect(bets).toHaveBeenCalledTimes(1);
});

it('asks a guest for no bets', async () => {
  const { scope, own } = openScope(null);
  await allSettled(pageOpened, { scope, params: at({}) });
  expect(own).not.toHaveBeenCalled();
});

it('is requested again when the numbers of the menu change, but not for a day that is over', async () => {
  const { scope, list, own, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({}) });
  const today = makeDay().day;
  await allSettled($updatedAt, { scope, params: today });
  await allSettled($counts, { scope, params: { live: { football: 1 } } });
  expect([list, own].map((call) => call.mock.calls.length)).toEqual([2, 2]);
  await show({ day: '2026-11-20' });
  await allSettled($updatedAt, { scope, params: today });
  await allSettled($counts, { scope, params: { live: { football: 2 } } });
  expect(list).toHaveBeenCalledTimes(3);
});
