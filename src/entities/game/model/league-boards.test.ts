import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { streamApplied, topicsReleased, topicsRequested } from '@/shared/api';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { makeFixtureDto, makeLeagueDto } from '../lib/sample-board';
import {
  $leagueBoardFailures,
  $leagueFixtures,
  leagueBoardQueries,
  leagueClosed,
  leagueOpened,
  leagueRetried,
} from './league-boards';
import { $leagues, leaguesClosed, leaguesOpened, leaguesQuery } from './leagues';

const league = makeLeagueDto();
const fixture = makeFixtureDto();
const topic = `league:${league.id}`;
const answer = { topic, seq: 4, at: 1, data: { league, fixtures: [fixture] } };
const subscription = { reader: 'europe', leagueId: league.id };
const deltaOf = <Change extends object>(name: string, change: Change) => ({
  type: 'delta' as const,
  topic: name,
  seq: 5,
  prevSeq: 4,
  at: 2,
  changes: [change],
});

describe('the matches of a league', () => {
  it('are loaded, go on by the stream from the answer, and are let go', async () => {
    const scope = makeScope({ handlers: [[leagueBoardQueries.loadFx, () => answer]] });
    const requested = watchCalls(scope, topicsRequested);
    await allSettled(leagueOpened, { scope, params: subscription });
    expect(requested).toMatchObject([{ topics: [topic], answered: { [topic]: 4 } }]);
    const read = () => scope.getState($leagueFixtures)[league.id]?.map(({ id }) => id);
    expect(read()).toEqual([fixture.id]);
    const other = makeFixtureDto({ id: 'sample00next' });
    const change = { kind: 'fixture' as const, league, fixture: other };
    const deltas = [deltaOf(topic, change)];
    await allSettled(streamApplied, { scope, params: { snapshots: [], deltas } });
    expect(read()).toEqual([fixture.id, other.id]);
    await allSettled(leagueClosed, { scope, params: 'europe' });
    expect(read()).toBeUndefined();
  });

  it('take the place of those of another league, and say what failed until they come', async () => {
    let isDown = true;
    const load = () => {
      if (isDown) throw { kind: 'network' };
      return answer;
    };
    const scope = makeScope({ handlers: [[leagueBoardQueries.loadFx, load]] });
    const released = watchCalls(scope, topicsReleased);
    await allSettled(leagueOpened, { scope, params: { reader: 'europe', leagueId: 'gone' } });
    await allSettled(leagueOpened, { scope, params: subscription });
    expect(released.every((id) => id === 'league.europe')).toBe(true);
    expect(scope.getState($leagueBoardFailures)).toEqual({ europe: { kind: 'network' } });
    isDown = false;
    await allSettled(leagueRetried, { scope, params: 'europe' });
    expect(scope.getState($leagueBoardFailures)).toEqual({});
    expect(scope.getState($leagueFixtures)[league.id]).toHaveLength(1);
  });
});

describe('the leagues', () => {
  const list = [{ league, fixtures: 3 }];
  const snapshot = (fixtures: number) => ({
    type: 'snapshot' as const,
    topic: 'leagues',
    seq: 4,
    at: 1,
    data: { leagues: [{ league, fixtures }] },
  });

  it('are loaded once and kept by the stream, which an answer never takes the place of', async () => {
    const scope = makeScope({ handlers: [[leaguesQuery.loadFx, () => list]] });
    const requested = watchCalls(scope, topicsRequested);
    await allSettled(leaguesOpened, { scope, params: 'europe' });
    const numbers = () => scope.getState($leagues)?.map(({ fixtures }) => fixtures);
    expect(requested.map(({ topics }) => topics)).toEqual([['leagues']]);
    expect(numbers()).toEqual([3]);
    await allSettled(streamApplied, { scope, params: { snapshots: [snapshot(4)], deltas: [] } });
    await allSettled(leaguesQuery.refresh, { scope });
    expect(numbers()).toEqual([4]);
    const deltas = [deltaOf('leagues', { kind: 'league' as const, league, fixtures: 0 })];
    await allSettled(streamApplied, { scope, params: { snapshots: [], deltas } });
    expect(numbers()).toEqual([]);
    const released = watchCalls(scope, topicsReleased);
    await allSettled(leaguesClosed, { scope, params: 'europe' });
    expect(released).toEqual(['leagues.europe']);
  });
});
