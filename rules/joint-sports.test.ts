import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_JOINT_ODDS } from './joint.ts';
import { type JointInput, type JointPick, jointPrice, jointReturns } from './joint-price.ts';
import { totalOdds } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Scores } from './scores.ts';
import type { SportKey } from './sports.ts';

const pick = (typeId: number, outcome: string, odds: number, line: number | null = null) => ({
  typeId,
  outcome,
  odds,
  line,
  offerScore: null,
});

interface Sport {
  sport: SportKey;
  outlook: Outlook;
  /** A moment in play, with what is expected at it. */
  later: { outlook: Outlook; scores: Scores };
  picks: readonly JointPick[];
  /** Two picks that tell nothing of each other. */
  apart: readonly [JointPick, JointPick];
  /** The second is sure to come with the first. */
  brings: readonly [JointPick, JointPick];
  excluding: readonly [JointPick, JointPick];
}

const attacks = (times: number) => ({ times, chances: [0.47, 0.06, 0.34, 0.13] });
const turn = { times: 1, chances: [0.7, 0.16, 0.075, 0.035, 0.02, 0.01] };
const none = { times: 0, chances: [1] };
const race = (chance: number, to: number, wins: number) => ({ race: chance, to, wins });

const SPORTS: readonly Sport[] = [
  {
    sport: 'ice-hockey',
    outlook: { '1': { home: 1.1, away: 0.9 }, '40': { home: 0.5, away: 0.4 } },
    later: {
      outlook: {
        '1': { home: 0, away: 0 },
        '2': { home: 0.5, away: 0.4 },
        '3': { home: 1.1, away: 0.9 },
        '40': { home: 0.5, away: 0.4 },
      },
      scores: { '1': { home: 0, away: 1 }, '2': { home: 1, away: 0 } },
    },
    picks: [
      pick(1, '1', 200),
      pick(1, 'X', 420),
      pick(226, '1', 165),
      pick(900163, '2', 225),
      pick(2, 'Over', 190, 550),
      pick(28, 'Under', 180, 600),
      pick(3, '1', 260, -100),
      pick(46, 'Over', 170, 150),
      pick(17, 'Yes', 120),
      pick(66, '2', 200, -50),
      pick(100, '1-0', 700),
    ],
    apart: [pick(42, '1', 240), pick(46, 'Over', 170, 150)],
    brings: [pick(1, '1', 200), pick(226, '1', 165)],
    excluding: [pick(1, 'X', 420), pick(3, '1', 230, -150)],
  },
  {
    sport: 'basketball',
    outlook: {
      '1': { home: attacks(22), away: attacks(22) },
      '40': { home: attacks(10), away: attacks(10) },
    },
    later: {
      outlook: {
        '1': { home: attacks(0), away: attacks(0) },
        '3': { home: attacks(9), away: attacks(10) },
        '4': { home: attacks(22), away: attacks(22) },
        '40': { home: attacks(10), away: attacks(10) },
      },
      scores: {
        '1': { home: 22, away: 20 },
        '2': { home: 18, away: 25 },
        '3': { home: 14, away: 12 },
      },
    },
    picks: [
      pick(226, '1', 185),
      pick(226, '2', 190),
      pick(28, 'Over', 190, 19650),
      pick(221, 'Under', 190, 9850),
      pick(342, '1', 190, -250),
      pick(51, 'Odd', 190),
      pick(204, '1', 190),
      pick(47, 'Under', 190, 4950),
      pick(284, 'X', 1800),
      pick(900038, '2', 190, 150),
      pick(900026, '1 by 1-5', 500),
    ],
    apart: [pick(204, '1', 190), pick(47, 'Under', 190, 4950)],
    brings: [pick(342, '1', 240, -450), pick(226, '1', 185)],
    excluding: [pick(226, '2', 190), pick(900026, '1 by 1-5', 500)],
  },
  {
    sport: 'baseball',
    outlook: { '1': { home: turn, away: turn } },
    later: {
      outlook: {
        '1': { home: none, away: none },
        '3': { home: { times: 1, chances: [0.6, 0.3, 0.1] }, away: none },
        '4': { home: turn, away: turn },
      },
      scores: {
        '1': { home: 0, away: 2 },
        '2': { home: 1, away: 0 },
        '3': { home: 1, away: 0 },
      },
    },
    picks: [
      pick(226, '1', 185),
      pick(226, '2', 190),
      pick(28, 'Over', 190, 850),
      pick(342, '1', 260, -150),
      pick(51, 'Even', 195),
      pick(1618, '2', 190),
      pick(235, 'X', 550),
      pick(525, 'Under', 190, 700),
      pick(46, 'Over', 175, 50),
      pick(900123, 'Over', 190, 150),
    ],
    apart: [pick(44, '1', 260), pick(48, 'Over', 175, 50)],
    brings: [pick(342, '1', 260, -150), pick(226, '1', 185)],
    excluding: [pick(226, '2', 190), pick(342, '1', 260, -150)],
  },
  {
    sport: 'volleyball',
    outlook: { '1': race(0.52, 25, 3), '5': race(0.52, 15, 3) },
    later: {
      outlook: { '1': race(0.52, 25, 3), '5': race(0.52, 15, 3) },
      scores: {
        '1': { home: 27, away: 25 },
        '2': { home: 10, away: 14 },
        live: { home: 1, away: 0 },
      },
    },
    picks: [
      pick(52, '1', 130),
      pick(52, '2', 320),
      pick(2, 'Over', 130, 350),
      pick(866, '1', 190, -150),
      pick(6, '3-1', 350),
      pick(203, '2', 230),
      pick(204, '1', 160),
      pick(45, 'Over', 190, 4550),
      pick(65, '2', 190, 250),
      pick(900138, 'Under', 190, 17950),
      pick(1558, '1', 190, -750),
    ],
    apart: [pick(203, '2', 230), pick(46, 'Over', 190, 4550)],
    brings: [pick(6, '3-1', 350), pick(52, '1', 130)],
    excluding: [pick(52, '2', 320), pick(6, '3-1', 350)],
  },
  {
    sport: 'e-sports',
    outlook: { '1': race(0.55, 1, 3) },
    later: {
      outlook: { '1': race(0.55, 1, 3), '2': race(0.8, 1, 3), '3': race(0.55, 1, 3) },
      scores: { '1': { home: 0, away: 1 }, live: { home: 0, away: 1 } },
    },
    picks: [
      pick(52, '1', 155),
      pick(52, '2', 200),
      pick(2, 'Over', 140, 350),
      pick(3, '1', 260, -150),
      pick(203, '1', 160),
      pick(204, '2', 200),
      pick(101, 'Over', 150, 150),
      pick(1536, 'Under', 250, 450),
      pick(900170, '2', 190, 150),
      pick(5, 'Odd', 190),
    ],
    apart: [pick(203, '1', 160), pick(204, '2', 200)],
    brings: [pick(3, '1', 260, -150), pick(52, '1', 155)],
    excluding: [pick(52, '2', 200), pick(3, '1', 260, -150)],
  },
];

describe.each(SPORTS)('the joint price of $sport', ({ sport, outlook, later, ...of }) => {
  const before: Pick<JointInput, 'outlook' | 'scores'> = { outlook, scores: {} };
  const priceOf = (picks: readonly JointPick[], at: typeof before = before) => {
    const answer = jointPrice({ sport, ...at, picks });
    return answer.ok ? answer.odds : answer.code;
  };
  const some = fc.uniqueArray(fc.constantFrom(...of.picks), { minLength: 2, maxLength: 4 });
  const moments = fc.constantFrom(before, later);

  it('does not hang on the order of its picks, and returns what they return by themselves', () => {
    const shuffled = some.chain((picks) =>
      fc.tuple(fc.constant(picks), fc.shuffledSubarray(picks, { minLength: picks.length })),
    );
    fc.assert(
      fc.property(shuffled, moments, ([picks, other], at) => {
        const odds = priceOf(picks, at);
        expect(priceOf(other, at)).toBe(odds);
        expect(odds).not.toBe('JOINT_UNAVAILABLE');
        const expectedOf = (own: readonly JointPick[]) =>
          jointReturns({ sport, ...at, picks: own })?.expected.at(-1) ?? NaN;
        const apart = picks.reduce((all, one) => all * expectedOf([one]), 1);
        const product = picks.reduce((all, one) => (all * one.odds) / 100, 100);
        if (typeof odds !== 'number' || odds === MAX_JOINT_ODDS) return;
        // What is rarer than a table tells makes sums of another order differ.
        const exact = (product * apart) / expectedOf(picks);
        expect(odds).toBeLessThanOrEqual(exact * (1 + 1e-4));
        expect(odds).toBeGreaterThan(exact * (1 - 1e-3) - product / 10_000 - 1);
      }),
      { numRuns: 25 },
    );
  });

  it('is the product of picks that tell nothing of each other', () => {
    const odds = Number(priceOf(of.apart, later));
    const product = totalOdds(of.apart.map((one) => one.odds));
    expect(Math.abs(odds - product)).toBeLessThanOrEqual(1);
  });

  it('does not exist of a pick with what it is sure to bring, nor where they exclude each other', () => {
    expect(priceOf(of.brings)).toBe('JOINT_IMPOSSIBLE');
    expect(priceOf(of.excluding)).toBe('JOINT_IMPOSSIBLE');
  });

  it('has none without an outlook, or with one of another sport', () => {
    expect(priceOf(of.apart, { outlook: null, scores: {} })).toBe('JOINT_UNAVAILABLE');
    const other =
      'race' in (outlook['1'] ?? {}) ? { '1': { home: 1, away: 1 } } : { '1': race(0.5, 25, 3) };
    expect(priceOf(of.apart, { outlook: other, scores: {} })).toBe('JOINT_UNAVAILABLE');
  });
});
