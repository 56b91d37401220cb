import { allSettled, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { $member, sessionLost } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigated, navigationRequested } from '@/shared/routes';
import {
  $isEuropeConfirmed,
  $isInplayConfirmed,
  europeanDialogOpened,
  inplayDialogOpened,
} from './index';
import { boardEntered, coming, EuropeanGate, InplayGate, matchEntered, playing } from './model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const leagues = [
  makeLeagueDto(),
  makeLeagueDto({ id: 'fb-kr-k1', order: 6 }),
  makeLeagueDto({ id: 'bk-us-nba', sport: 'basketball' }),
];
const match = (id: string, leagueId: string, over: Parameters<typeof makeFixtureDto>[0] = {}) =>
  makeFixtureDto({ id: `sample00${id}`, leagueId, markets: [], ...over });
const placeOf = (path: string) => ({ href: path, path, route: path });

function scopeOf(answers: Parameters<typeof createFakeApi>[0] = {}, member = true) {
  const inPlay = { status: FIXTURE_STATUS.inPlay };
  const fixtures = [
    match('nba1', 'bk-us-nba', { ...inPlay, sport: 'basketball' }),
    match('kr01', 'fb-kr-k1', inPlay),
    match('gb01', 'fb-gb-premier', inPlay),
  ];
  const data = { leagues, fixtures, nextStartsAt: null };
  const api = createFakeApi({
    'GET /sports/schedule': {
      body: {
        at: 1,
        leagues,
        fixtures: [
          ...[match('0001', 'fb-kr-k1'), match('0002', 'fb-gb-premier'), match('0003', 'fb-kr-k1')],
          ...Array.from({ length: 9 }, (_, at) => match(`100${at}`, 'fb-gb-premier')),
        ],
      },
    },
    'GET /sports/inplay': { body: { topic: 'inplay', seq: 1, at: 1, data } },
    ...answers,
  });
  const values = [
    [$api, api],
    [$member, member ? memberKinds.ordinary : null],
  ] as const;
  return makeScope({ values });
}

it('offers what begins next by league, as many as there is room for', async () => {
  const scope = scopeOf();
  scopeBind(EuropeanGate.open, { scope })({});
  await vi.advanceTimersByTimeAsync(0);
  const shown = scope.getState(coming.$data) ?? [];
  expect(shown.map(({ league, fixtures }) => [league.id, fixtures.length])).toEqual([
    ['fb-kr-k1', 2],
    ['fb-gb-premier', 6],
  ]);
  scopeBind(EuropeanGate.close, { scope })({});
  expect(scope.getState(coming.$data)).toBeNull();
});

it('offers what is in play in the order of the page', async () => {
  const scope = scopeOf();
  scopeBind(InplayGate.open, { scope })({});
  await vi.advanceTimersByTimeAsync(0);
  const ids = scope.getState(playing.$data)?.map(({ fixture }) => fixture.id);
  expect(ids).toEqual(['sample00gb01', 'sample00kr01', 'sample00nba1']);
  scopeBind(InplayGate.close, { scope })({});
});

it('reads again every ten seconds while it is open, and no more after', async () => {
  const answer = vi.fn(() => ({ body: { at: 1, leagues: [], fixtures: [] } }));
  const scope = scopeOf({ 'GET /sports/schedule': answer });
  scopeBind(EuropeanGate.open, { scope })({});
  await vi.advanceTimersByTimeAsync(25_000);
  expect(answer).toHaveBeenCalledTimes(3);
  scopeBind(EuropeanGate.close, { scope })({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(3);
});

it('leaves what failed at first to the member', async () => {
  const answer = vi.fn(() => makeProblem('INTERNAL'));
  const scope = scopeOf({ 'GET /sports/inplay': answer });
  scopeBind(InplayGate.open, { scope })({});
  await vi.advanceTimersByTimeAsync(0);
  const calls = answer.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(calls);
  expect(scope.getState(playing.$failure)).toMatchObject({ code: 'INTERNAL' });
  scopeBind(InplayGate.close, { scope })({});
});

it('leads to a match or to the board, and closes', async () => {
  const scope = scopeOf();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(europeanDialogOpened, { scope });
  expect(scope.getState($dialog)?.name).toBe('european');
  await allSettled(matchEntered, { scope, params: { path: '/europe', fixtureId: 'a1' } });
  expect(scope.getState($dialog)).toBeNull();
  await allSettled(inplayDialogOpened, { scope });
  expect(scope.getState($dialog)?.name).toBe('inplay');
  await allSettled(boardEntered, { scope, params: '/inplay' });
  expect(scope.getState($dialog)).toBeNull();
  expect(navigations).toEqual([{ to: '/europe?fixture=a1' }, { to: '/inplay' }]);
});

it('asks nothing of who entered a match, until the page is left', async () => {
  const scope = scopeOf();
  const confirmed = () =>
    [$isEuropeConfirmed, $isInplayConfirmed].map((store) => scope.getState(store));
  await allSettled(boardEntered, { scope, params: '/europe' });
  expect(confirmed()).toEqual([false, false]);
  await allSettled(matchEntered, { scope, params: { path: '/inplay', fixtureId: 'a1' } });
  await allSettled(navigated, { scope, params: placeOf('/') });
  await allSettled(navigated, { scope, params: placeOf('/inplay') });
  expect(confirmed()).toEqual([false, true]);
  await allSettled(navigated, { scope, params: placeOf('/') });
  expect(confirmed()).toEqual([false, false]);
  await allSettled(matchEntered, { scope, params: { path: '/europe', fixtureId: 'a1' } });
  expect(confirmed()).toEqual([true, false]);
  await allSettled(sessionLost, { scope, params: 'logout' });
  expect(confirmed()).toEqual([false, false]);
});

it('opens for members alone', async () => {
  const scope = scopeOf({}, false);
  await allSettled(inplayDialogOpened, { scope });
  expect(scope.getState($dialog)).toBeNull();
});
