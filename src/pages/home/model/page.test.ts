import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { SPORT_KEYS } from '#rules/sports.ts';
import { betsSeen } from '@/entities/bet';
import { makeBet } from '@/entities/bet/testing';
import { boardValues, makeBoardDto, makeFixtureDto, sampleBoards } from '@/entities/game/testing';
import { $member, sessionLost } from '@/entities/member';
import { streamApplied, topicsReleased, topicsRequested } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from '../events';
import {
  $featured,
  $liveGames,
  $nextFailure,
  $nextGames,
  $openBets,
  $otherLive,
  nextRetried,
} from './page';

const opening = { params: {}, search: {} };
const member = { id: 'member01', nickname: '한강바람', unreadCount: 0 };

function boardsOf(kind: 'live' | 'wintielose') {
  const dtos = SPORT_KEYS.map((sport) => {
    const known = sampleBoards(kind).find((board) => board.sport === sport);
    return known ?? makeBoardDto({ sport, kind, leagues: [], fixtures: [] });
  });
  return dtos.map((data) => ({ topic: `board:${data.sport}:${kind}`, seq: 1, data }));
}

function makeHome({ isMember = false, areBoardsBroken = false } = {}) {
  const state = { areBoardsBroken };
  const board = (kind: 'live' | 'wintielose') => () =>
    state.areBoardsBroken ? makeProblem('INTERNAL') : { body: { at: 0, boards: boardsOf(kind) } };
  const api = createFakeApi({
    'GET /sports/board?kind=live': board('live'),
    'GET /sports/board?kind=wintielose': board('wintielose'),
    'GET /sports/count': { body: [] },
    'GET /newsLink': { body: [] },
    'GET /bet': { body: { data: [makeBet({ id: 'bet_1' })], nextCursor: null } },
  });
  const values = [[$api, api] as const, [$member, isMember ? member : null] as const];
  return { scope: makeScope({ values }), state };
}

describe('matches of home', () => {
  it('come from the live board and the board of winners', async () => {
    const { scope } = makeHome();
    const wanted = watchCalls(scope, topicsRequested);
    await allSettled(pageOpened, { scope, params: opening });
    expect(wanted.map(({ id }) => id)).toEqual(['board.home.live', 'board.home.next']);
    expect(scope.getState($nextGames)?.[0]?.fixture.home).toBe('아스널');
    const featured = scope.getState($featured);
    expect(scope.getState($otherLive)).not.toContain(featured);
    expect(scope.getState($otherLive)).toHaveLength((scope.getState($liveGames) ?? []).length - 1);
  });

  it('are let go when the page is left', async () => {
    const { scope } = makeHome();
    await allSettled(pageOpened, { scope, params: opening });
    const released = watchCalls(scope, topicsReleased);
    await allSettled(pageClosed, { scope });
    expect(released).toEqual(['board.home.live', 'board.home.next']);
    expect(scope.getState($liveGames)).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    const { scope, state } = makeHome({ areBoardsBroken: true });
    await allSettled(pageOpened, { scope, params: opening });
    expect(scope.getState($nextFailure)).toMatchObject({ code: 'INTERNAL' });
    state.areBoardsBroken = false;
    await allSettled(nextRetried, { scope });
    expect(scope.getState($nextFailure)).toBeNull();
    expect(scope.getState($nextGames)).not.toBeNull();
  });

  it('keep the one in front until it is gone', async () => {
    const { scope } = makeHome();
    await allSettled(pageOpened, { scope, params: opening });
    const front = scope.getState($featured)?.fixture.id ?? '';
    const topic = 'board:football:live';
    const league = { id: 'top', sport: 'football', name: '최상위', country: 'gb', order: 0 };
    const fixture = makeFixtureDto({ id: 'better000', leagueId: 'top', status: 2 });
    const batch = (change: object, seq: number) => ({
      snapshots: [],
      deltas: [{ topic, seq, prevSeq: seq - 1, at: 0, changes: [change] }],
    });
    await allSettled(streamApplied, {
      scope,
      params: batch({ kind: 'fixture', league, fixture }, 2) as never,
    });
    expect(scope.getState($liveGames)?.[0]?.fixture.id).toBe('better000');
    expect(scope.getState($featured)?.fixture.id).toBe(front);
    await allSettled(streamApplied, {
      scope,
      params: batch({ kind: 'remove', fixtureId: front }, 3) as never,
    });
    expect(scope.getState($featured)?.fixture.id).toBe('better000');
  });
});

it('puts another match in front once the one there has been suspended for ten seconds', async () => {
  const { scope } = makeHome();
  await allSettled($now, { scope, params: 1_000 });
  await allSettled(pageOpened, { scope, params: opening });
  const frontId = () => scope.getState($featured)?.fixture.id;
  const first = scope.getState($featured)?.fixture;
  const setStatus = (status: 1 | 2, seq: number) => {
    const marketIds = first?.markets.map(({ id }) => id) ?? [];
    const kind = 'marketStatus' as const;
    const change = { kind, fixtureId: first?.id ?? '', marketIds, status };
    const topic = `board:${first?.sport}:live`;
    const type = 'delta' as const;
    const delta = { type, topic, seq, prevSeq: seq - 1, at: 0, changes: [change] };
    return allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [delta] } });
  };
  await setStatus(2, 2);
  await allSettled($now, { scope, params: 10_999 });
  expect(frontId()).toBe(first?.id);
  await allSettled($now, { scope, params: 11_000 });
  const next = frontId();
  expect(next).not.toBe(first?.id);
  // Who came after stays, too, as long as it can be bet on.
  await setStatus(1, 3);
  expect(frontId()).toBe(next);
});

describe('open bets of home', () => {
  it('are asked for a member only, and forgotten with the session', async () => {
    const guest = makeHome();
    await allSettled(pageOpened, { scope: guest.scope, params: opening });
    expect(guest.scope.getState($openBets)).toBeNull();

    const { scope } = makeHome({ isMember: true });
    await allSettled(pageOpened, { scope, params: opening });
    expect(scope.getState($openBets)?.map(({ id }) => id)).toEqual(['bet_1']);
    await allSettled(sessionLost, { scope, params: 'logout' });
    expect(scope.getState($openBets)).toBeNull();
  });

  it('leave out what was settled meanwhile', async () => {
    const { scope } = makeHome({ isMember: true });
    await allSettled(pageOpened, { scope, params: opening });
    const settled = makeBet({ id: 'bet_1', status: 'settled', label: 2, version: 1 });
    await allSettled(betsSeen, { scope, params: [settled] });
    expect(scope.getState($openBets)).toEqual([]);
  });

  it('are the newest four, whatever the stream brings', async () => {
    const { scope } = makeHome({ isMember: true });
    await allSettled(pageOpened, { scope, params: opening });
    const at = makeBet().placedAt;
    const many = [3, 5, 1, 4, 2].map((age) => makeBet({ id: `new_${age}`, placedAt: at + age }));
    await allSettled(betsSeen, { scope, params: many });
    const ids = scope.getState($openBets)?.map(({ id }) => id);
    expect(ids).toEqual(['new_5', 'new_4', 'new_3', 'new_2']);
  });
});

it('sample values fill the boards of a story', () => {
  const scope = makeScope({ values: boardValues(sampleBoards('live')) });
  expect(scope.getState($liveGames)).toBeNull();
});
