import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { siteStreamed, streamApplied, topicsRequested } from '@/shared/api';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { makeFixtureDto, makeLeagueDto } from '../lib/sample-board';
import { $counts, countsQuery, totalOf } from './counts';
import {
  $detailFailures,
  fixtureClosed,
  fixtureOpened,
  fixtureRetried,
  fixtureQueries,
} from './details';
import { $details } from './offer';
import { $quotes } from './quotes';

const fixture = makeFixtureDto();
const topic = `fixture:${fixture.id}`;
const data = { league: makeLeagueDto(), fixture, scores: {} };
const answer = { topic, seq: 1, at: 1, data };

describe('a fixture with all its markets', () => {
  it('is loaded, follows the stream and is let go', async () => {
    const scope = makeScope({ handlers: [[fixtureQueries.loadFx, () => answer]] });
    const requested = watchCalls(scope, topicsRequested);
    await allSettled(fixtureOpened, { scope, params: fixture.id });
    expect(requested.map(({ answered }) => answered)).toEqual([{ [topic]: 1 }]);
    expect(scope.getState($details)[fixture.id]?.fixture.markets).toHaveLength(3);
    expect(scope.getState($quotes).map.size).toBe(7);
    const change: Dto<'FixtureChange'> = {
      kind: 'marketStatus',
      fixtureId: fixture.id,
      marketIds: [`${fixture.id}.1._`],
      status: 2,
    };
    const delta = { type: 'delta' as const, topic, seq: 2, prevSeq: 1, at: 2, changes: [change] };
    await allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [delta] } });
    expect(scope.getState($details)[fixture.id]?.fixture.markets[0]?.status).toBe(2);
    await allSettled(fixtureClosed, { scope, params: fixture.id });
    expect(scope.getState($details)).toEqual({});
    expect(scope.getState($quotes).map.size).toBe(0);
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const failing = makeScope({
      handlers: [
        [
          fixtureQueries.loadFx,
          () => {
            throw { kind: 'network' };
          },
        ],
      ],
    });
    const followed = watchCalls(failing, topicsRequested);
    await allSettled(fixtureOpened, { scope: failing, params: fixture.id });
    expect(failing.getState($detailFailures)[fixture.id]).toEqual({ kind: 'network' });
    expect(followed).toHaveLength(1);
    const loads = watchCalls(failing, fixtureQueries.loadFx);
    await allSettled(fixtureRetried, { scope: failing, params: fixture.id });
    expect(loads).toEqual([fixture.id]);
  });
});

describe('counts', () => {
  it('are loaded once and kept by the stream', async () => {
    const list = [
      { kind: 'cross' as const, sport: 'football' as const, fixtures: 88 },
      { kind: 'cross' as const, sport: 'baseball' as const, fixtures: 31 },
    ];
    const scope = makeScope({ handlers: [[countsQuery.loadFx, () => list]] });
    await allSettled(countsQuery.start, { scope });
    expect(totalOf(scope.getState($counts), 'cross')).toBe(119);
    const received = watchCalls(scope, siteStreamed);
    const counts = [{ kind: 'cross' as const, sport: 'football' as const, fixtures: 87 }];
    const changes = [{ kind: 'counts' as const, counts }];
    const delta = { type: 'delta' as const, topic: 'site', seq: 2, prevSeq: 1, at: 2, changes };
    await allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [delta] } });
    expect(received).toHaveLength(1);
    expect(totalOf(scope.getState($counts), 'cross')).toBe(87);
  });
});
