import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { type LeagueNumbers, reduceLeagues } from './leagues';
import { makeLeagueDto } from './sample-board';

const leagueOf = (id: string, sport: Dto<'Sport'>, order: number) =>
  makeLeagueDto({ id, sport, name: id, order });
const epl = { league: leagueOf('epl', 'football', 1), fixtures: 3 };
const k1 = { league: leagueOf('k1', 'football', 6), fixtures: 2 };
const nba = { league: leagueOf('nba', 'basketball', 1), fixtures: 1 };

const streamed: LeagueNumbers = { leagues: [epl, nba], isStreamed: true };
const delta = (seq: number, league: Dto<'League'>, fixtures: number) => ({
  topic: 'leagues',
  seq,
  prevSeq: seq - 1,
  at: 1,
  changes: [{ kind: 'league' as const, league, fixtures }],
});
const numbersAfter = (numbers: LeagueNumbers, ...deltas: ReturnType<typeof delta>[]) =>
  reduceLeagues(numbers, { snapshots: [], deltas }).leagues?.map(({ league, fixtures }) => [
    league.id,
    fixtures,
  ]);

it('puts a league in its place, counts it there, and takes it off with none', () => {
  expect(numbersAfter(streamed, delta(2, k1.league, 2), delta(3, epl.league, 4))).toEqual([
    ['epl', 4],
    ['k1', 2],
    ['nba', 1],
  ]);
  expect(numbersAfter(streamed, delta(2, epl.league, 0))).toEqual([['nba', 1]]);
});

it('keeps the list where a number is the one that is known', () => {
  const { leagues } = reduceLeagues(streamed, { snapshots: [], deltas: [delta(2, nba.league, 1)] });
  expect(leagues).toBe(streamed.leagues);
});

it('takes changes only after a state of the stream, which is whole', () => {
  const answered: LeagueNumbers = { leagues: [epl], isStreamed: false };
  expect(numbersAfter(answered, delta(2, nba.league, 1))).toEqual([['epl', 3]]);
  const snapshots = [{ seq: 3, data: { leagues: [k1] } }];
  const next = reduceLeagues(answered, {
    snapshots,
    deltas: [delta(2, nba.league, 1), delta(4, nba.league, 5)],
  });
  expect(next.leagues).toEqual([k1, { ...nba, fixtures: 5 }]);
});
