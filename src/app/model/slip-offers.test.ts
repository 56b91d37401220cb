import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { boardValues, makeBoardDto, makeFixtureDto } from '@/entities/game/testing';
import {
  $legProblems,
  $slip,
  legRemoved,
  pickToggled,
  slipHydrated,
  slipReplaced,
} from '@/entities/slip';
import { makeEntry, makePick } from '@/entities/slip/testing';
import { streamApplied, topicsRequested } from '@/shared/api';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import './slip-offers';

const leg = makeEntry();
const topic = `fixture:${leg.fixtureId}`;
const market = {
  id: leg.marketId,
  typeId: 1,
  line: null,
  offerScore: null,
  status: 1,
  selections: [{ id: leg.selectionId, outcome: '1', odds: 172, status: 1 }],
};
const data = {
  league: { id: 'epl', sport: 'football', name: 'EPL', country: 'GB', order: 1 },
  fixture: {
    id: leg.fixtureId,
    sport: 'football',
    leagueId: 'epl',
    home: leg.home,
    away: leg.away,
    startsAt: leg.startsAt,
    status: 1,
    score: null,
    clock: null,
    marketCount: 1,
    markets: [market],
  },
  scores: {},
};
const snapshot = { topic, seq: 1, at: 0, data };

async function setUp(values: readonly (readonly [unknown, unknown])[] = []) {
  const scope = makeScope({ values });
  await allSettled(slipReplaced, { scope, params: { legs: [leg], bonus: null } });
  return scope;
}

async function apply(scope: ReturnType<typeof makeScope>, changes: unknown[], seq = 2) {
  const deltas = [{ topic, seq, prevSeq: seq - 1, at: 0, changes }];
  await allSettled(streamApplied, { scope, params: { snapshots: [], deltas } as never });
}

describe('the slip and the stream', () => {
  it('requests the topics of its legs, and none when it is empty', async () => {
    const scope = makeScope();
    const requests = watchCalls(scope, topicsRequested);
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(legRemoved, { scope, params: leg.selectionId });
    expect(requests).toEqual([
      { id: 'slip', topics: [topic] },
      { id: 'slip', topics: [] },
    ]);
  });

  it('follows what was picked before it was loaded', async () => {
    const scope = makeScope({ values: [[$slip, { legs: [leg], bonus: null }]] });
    const requests = watchCalls(scope, topicsRequested);
    await allSettled(slipHydrated, { scope });
    expect(requests[0]).toEqual({ id: 'slip', topics: [topic] });
  });

  it('a board that offers another line of the fixture closes no leg', async () => {
    const board = makeBoardDto({ fixtures: [makeFixtureDto({ id: leg.fixtureId, markets: [] })] });
    const scope = await setUp(boardValues([board]));
    expect(scope.getState($legProblems)).toEqual({});
  });

  it('a market that its fixture does not offer any more closes the leg', async () => {
    const scope = await setUp();
    const bare = { ...data, fixture: { ...data.fixture, markets: [] } };
    await allSettled(streamApplied, {
      scope,
      params: { snapshots: [{ ...snapshot, data: bare }], deltas: [] } as never,
    });
    expect(scope.getState($legProblems)[leg.selectionId]?.refusal.code).toBe('MARKET_CLOSED');
  });

  it('a moved price shows on the leg beside the one the member saw', async () => {
    const scope = await setUp();
    await allSettled(streamApplied, {
      scope,
      params: { snapshots: [snapshot], deltas: [] } as never,
    });
    await apply(scope, [
      { kind: 'odds', selections: [{ id: leg.selectionId, odds: 165, status: 1 }] },
    ]);
    expect(scope.getState($slip).legs[0]).toMatchObject({ odds: 165, seenOdds: 172 });
  });

  it('a suspended market locks the leg and keeps its price until it opens again', async () => {
    const scope = await setUp();
    await allSettled(streamApplied, {
      scope,
      params: { snapshots: [snapshot], deltas: [] } as never,
    });
    const id = leg.fixtureId;
    await apply(scope, [
      { kind: 'marketStatus', fixtureId: id, marketIds: [leg.marketId], status: 2 },
    ]);
    expect(scope.getState($legProblems)[leg.selectionId]?.refusal.code).toBe('MARKET_SUSPENDED');
    await apply(
      scope,
      [{ kind: 'marketStatus', fixtureId: id, marketIds: [leg.marketId], status: 1 }],
      3,
    );
    expect(scope.getState($legProblems)).toEqual({});
  });

  it('kick-off closes a pre-match leg', async () => {
    const scope = await setUp();
    await allSettled(streamApplied, {
      scope,
      params: { snapshots: [snapshot], deltas: [] } as never,
    });
    const state = { kind: 'state', fixtureId: leg.fixtureId, status: 2, score: null, clock: null };
    await apply(scope, [{ ...state, marketCount: 1 }]);
    expect(scope.getState($legProblems)[leg.selectionId]?.refusal.code).toBe('FIXTURE_STARTED');
  });
});
