import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { SPORT_KEYS } from '#rules/sports.ts';
import { boardValues, makeBoardDto, makeFixtureDto, sampleBoards } from '@/entities/game/testing';
import { streamApplied, topicsReleased, topicsRequested } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import {
  $featured,
  $liveGames,
  $nextFailure,
  $nextGames,
  $otherLive,
  gamesClosed,
  gamesOpened,
  nextRetried,
} from './model';

function boardsOf(kind: 'live' | 'wintielose') {
  const dtos = SPORT_KEYS.map((sport) => {
    const known = sampleBoards(kind).find((board) => board.sport === sport);
    return known ?? makeBoardDto({ sport, kind, leagues: [], fixtures: [] });
  });
  return dtos.map((data) => ({ topic: `board:${data.sport}:${kind}`, seq: 1, data }));
}

function makeGames({ areBoardsBroken = false } = {}) {
  const state = { areBoardsBroken };
  const board = (kind: 'live' | 'wintielose') => () =>
    state.areBoardsBroken ? makeProblem('INTERNAL') : { body: { at: 0, boards: boardsOf(kind) } };
  const api = createFakeApi({
    'GET /sports/board?kind=live': board('live'),
    'GET /sports/board?kind=wintielose': board('wintielose'),
    'GET /sports/count': { body: [] },
  });
  return { scope: makeScope({ values: [[$api, api]] }), state };
}

describe('the matches', () => {
  it('come from the live board and the board of winners', async () => {
    const { scope } = makeGames();
    const wanted = watchCalls(scope, topicsRequested);
    await allSettled(gamesOpened, { scope });
    expect(wanted.map(({ id }) => id)).toEqual(['board.home.live', 'board.home.next']);
    expect(scope.getState($nextGames)?.[0]?.fixture.home).toBe('아스널');
    const featured = scope.getState($featured);
    expect(scope.getState($otherLive)).not.toContain(featured);
    expect(scope.getState($otherLive)).toHaveLength((scope.getState($liveGames) ?? []).length - 1);
  });

  it('are let go when the page is left', async () => {
    const { scope } = makeGames();
    await allSettled(gamesOpened, { scope });
    const released = watchCalls(scope, topicsReleased);
    await allSettled(gamesClosed, { scope });
    expect(released).toEqual(['board.home.live', 'board.home.next']);
    expect(scope.getState($liveGames)).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    const { scope, state } = makeGames({ areBoardsBroken: true });
    await allSettled(gamesOpened, { scope });
    expect(scope.getState($nextFailure)).toMatchObject({ code: 'INTERNAL' });
    state.areBoardsBroken = false;
    await allSettled(nextRetried, { scope });
    expect(scope.getState($nextFailure)).toBeNull();
    expect(scope.getState($nextGames)).not.toBeNull();
  });

  it('keep the one in front until it is gone', async () => {
    const { scope } = makeGames();
    await allSettled(gamesOpened, { scope });
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
  const { scope } = makeGames();
  await allSettled($now, { scope, params: 1_000 });
  await allSettled(gamesOpened, { scope });
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

it('sample values fill the boards of a story', () => {
  const scope = makeScope({ values: boardValues(sampleBoards('live')) });
  expect(scope.getState($liveGames)).toBeNull();
});
