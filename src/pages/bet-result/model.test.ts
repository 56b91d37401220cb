import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { betsSeen, isFixtureLeg } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $slip, $stake } from '@/entities/slip';
import { makePick } from '@/entities/slip/testing';
import { topicsReleased, topicsRequested } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now, readNowFx } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { hrefOf, toBetQuery } from './lib/bet-query';
import {
  $bets,
  $rebetRefusal,
  filterChanged,
  list,
  rebet,
  rebetClicked,
  rebetConfirmed,
  scores,
} from './model';
import { betResultSearch } from './search';

const search = betResultSearch.parse({});
const open = { params: {}, search };
const now = Date.UTC(2026, 10, 21, 9, 42);
const midnight = Date.UTC(2026, 10, 20, 15);
const dayMs = 86_400_000;

describe('the search of the page', () => {
  it('falls back to all bets of a month on anything odd', () => {
    const odd = { show: 'x', type: 9, period: 3, from: 'yesterday', to: null };
    expect(betResultSearch.parse(odd)).toEqual(search);
    expect(search).toMatchObject({ show: 'all', period: 'month' });
  });

  it.each([
    ['today', midnight],
    ['week', midnight - 6 * dayMs],
    ['month', midnight - 29 * dayMs],
  ] as const)('%s begins at a midnight in Seoul', (period, from) => {
    expect(toBetQuery({ ...search, period }, now)).toEqual({ from });
  });

  it('a range takes both its days in', () => {
    const range = { ...search, period: 'range' as const, from: '2026-11-20', to: '2026-11-21' };
    expect(toBetQuery(range, now)).toEqual({
      from: midnight - dayMs,
      to: midnight + dayMs,
    });
    expect(hrefOf(range)).toBe('/bet_result?show=all&period=range&from=2026-11-20&to=2026-11-21');
  });
});

describe('the page', () => {
  const page = { items: [makeBet()], next: null };

  it('loads when opened, follows its open matches, and stops when closed', async () => {
    const scope = makeScope({ handlers: [[list.loadFx, () => page]] });
    const wants = watchCalls(scope, topicsRequested);
    const released = watchCalls(scope, topicsReleased);
    await allSettled(pageOpened, { scope, params: open });
    expect(scope.getState(list.$items)).toHaveLength(1);
    expect(wants.at(-1)).toEqual({
      id: 'bet-result',
      topics: ['fixture:k1ulsan0', 'fixture:s7k3m2qa'],
    });
    await allSettled(pageClosed, { scope });
    expect(scope.getState(list.$items)).toBeNull();
    expect(released).toEqual(['bet-result']);
  });

  it('follows thirty of many open matches, those in play first, and reads the scores of the rest', async () => {
    const legs = Array.from({ length: 40 }, (_, index) =>
      makeBetLeg({
        fixtureId: `many${String(index).padStart(4, '0')}`,
        fixtureStatus: index >= 35 ? 2 : 1,
        startsAt: now + index * 1_000,
        score: null,
      }),
    );
    const read = vi.fn(() => ({
      many0030: { status: 2, score: { home: 1, away: 0 }, clock: null },
      many0000: { status: 2, score: { home: 9, away: 9 }, clock: null },
    }));
    const scope = makeScope({
      values: [[$now, now]],
      handlers: [
        [list.loadFx, () => ({ items: [makeBet({ legs })], next: null })],
        [scores.loadFx, read],
        [readNowFx, () => now],
      ],
    });
    const wants = watchCalls(scope, topicsRequested);
    await allSettled(pageOpened, { scope, params: open });
    const followed = wants.at(-1)?.topics ?? [];
    expect(followed).toHaveLength(30);
    expect(followed).toEqual(expect.arrayContaining(['fixture:many0000', 'fixture:many0039']));
    expect(followed).not.toContain('fixture:many0025');

    await allSettled($now, { scope, params: now + 29_999 });
    expect(read).not.toHaveBeenCalled();
    await allSettled($now, { scope, params: now + 30_000 });
    await allSettled($now, { scope, params: now + 31_000 });
    expect(read).toHaveBeenCalledTimes(1);
    const scoreOf = (fixtureId: string) =>
      scope
        .getState($bets)?.[0]
        ?.legs.filter(isFixtureLeg)
        .find((leg) => leg.fixtureId === fixtureId)?.score;
    expect(scoreOf('many0030')).toEqual({ home: 1, away: 0 });
    // The stream tells this one, and is newer.
    expect(scoreOf('many0000')).toBeNull();
  });

  it('a new search loads again; a filter changes the address', async () => {
    const load = vi.fn((_api: unknown, _request: unknown) => page);
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    const asked = watchCalls(scope, navigationRequested);
    await allSettled(pageOpened, { scope, params: open });
    await allSettled(filterChanged, { scope, params: { show: 'won', type: 2 } });
    expect(asked).toEqual([{ to: '/bet_result?show=won&period=month&type=2', replace: true }]);
    const next = { ...search, show: 'lost' as const };
    await allSettled(pageSearchChanged, { scope, params: { params: {}, search: next } });
    expect(load.mock.calls[1]?.[1]).toMatchObject({ query: { label: 1 } });
  });

  it('shows a settlement the moment the stream tells it', async () => {
    const scope = makeScope({ handlers: [[list.loadFx, () => page]] });
    await allSettled(pageOpened, { scope, params: open });
    const settled = makeBet({ status: 'settled', label: 2, payout: 346_000, version: 1 });
    await allSettled(betsSeen, { scope, params: [settled] });
    expect(scope.getState(list.$items)?.[0]).toMatchObject({ label: 2, payout: 346_000 });
  });
});

describe('betting the same again', () => {
  const bet = makeBet({
    bonusFolders: 3,
    legs: [makeBetLeg(), makeBetLeg({ fixtureId: 'gone0000', selectionId: 'gone0000.1._.1' })],
  });
  const detail = {
    league: { id: 'epl', sport: 'football', name: 'EPL', country: 'GB', order: 1 },
    fixture: {
      id: 's7k3m2qa',
      sport: 'football',
      leagueId: 'epl',
      home: '아스널',
      away: '브라이턴',
      startsAt: now,
      status: 1,
      score: null,
      clock: null,
      marketCount: 1,
      markets: [
        {
          id: 's7k3m2qa.1._',
          typeId: 1,
          line: null,
          offerScore: null,
          status: 1,
          selections: [{ id: 's7k3m2qa.1._.1', outcome: '1', odds: 185, status: 1 }],
        },
      ],
    },
    scores: {},
  };
  const api = createFakeApi({
    'GET /sports/fixture/s7k3m2qa': { body: { topic: 't', seq: 1, at: 1, data: detail } },
    'GET /sports/fixture/gone0000': makeProblem('NOT_FOUND'),
  });

  it('takes today’s odds, names what is gone, and fills the slip', async () => {
    const scope = makeScope({ values: [[$api, api]] });
    await allSettled(rebetClicked, { scope, params: bet });
    expect(scope.getState(rebet.$data)?.legs.map(({ pick }) => pick?.odds ?? null)).toEqual([
      185,
      null,
    ]);
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip)).toMatchObject({ bonus: null, legs: [{ odds: 185 }] });
    expect(scope.getState($stake)).toBe(bet.stake);
    expect(scope.getState(rebet.$data)).toBeNull();
  });

  it('refuses picks of one match with the reason, and drops neither without a message', async () => {
    const legs = [makePick(), makePick({ typeId: 2, line: 250, outcome: 'Over' })];
    const pair = legs.map((pick) => ({ leg: makeBetLeg(pick), pick }));
    const scope = makeScope({ values: [[rebet.$data, { bet, legs: pair }]] });
    expect(scope.getState($rebetRefusal)?.code).toBe('SAME_FIXTURE_COMBINATION');
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip).legs).toEqual([]);
  });

  it('says so when the odds cannot be loaded', async () => {
    const broken = createFakeApi({});
    const scope = makeScope({ values: [[$api, broken]] });
    await allSettled(rebetClicked, { scope, params: bet });
    expect(scope.getState(rebet.$failure)).not.toBeNull();
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip).legs).toEqual([]);
  });
});
