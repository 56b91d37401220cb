import { expect, it } from 'vitest';
import { mostStake } from './bill';
import { problemsOf } from './problems';
import { makeEntry } from './sample-picks';

const prematch = {
  minStake: 10_000,
  maxStake: 5_000_000,
  maxPayout: 15_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 1,
};
const inPlay = { ...prematch, maxStake: 600_000, maxPayout: 3_000_000 };
const before = makeEntry();
const live = makeEntry({ fixtureId: 'k1ulsan0', inPlay: true });
const slip = { legs: [before, live], bonus: null, isSingles: true };

const problemsAt = (stake: number, singleLimits = [prematch, inPlay]) =>
  problemsOf({
    slip,
    stake,
    singleLimits,
    limits: inPlay,
    offers: {},
    started: [],
    policy: 'higher',
    balance: 50_000_000,
    currency: 'KRW',
  }).map(({ refusal: { code, limit } }) => [code, limit]);

it('each of several singles is held to the limits of its own mode', () => {
  expect(problemsAt(600_000)).toEqual([]);
  expect(problemsAt(600_001)).toEqual([['STAKE_TOO_LARGE', 600_000]]);
  expect(problemsAt(600_001, [prematch, prematch])).toEqual([]);
});

it('the most that all of them take is what the tightest takes', () => {
  const means = { balance: 50_000_000, singleLimits: [prematch, inPlay] };
  expect(mostStake(slip, prematch, means, 'KRW')).toBe(600_000);
});
