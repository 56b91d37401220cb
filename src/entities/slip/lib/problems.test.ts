import { describe, expect, it } from 'vitest';
import { applyFix } from './fix';
import type { LegOffer, LegOffers } from './offers';
import { problemsOf, type SlipCheck } from './problems';
import { REFUSAL_CODES, type RefusalCode } from './rules';
import { makeEntry, makeLegs } from './sample-picks';

const limits = {
  minStake: 10_000,
  maxStake: 5_000_000,
  maxPayout: 15_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 5,
};
const leg = makeEntry();
const base: SlipCheck = {
  slip: { legs: [leg], bonus: null },
  offers: {},
  policy: 'higher',
  limits,
  stake: 50_000,
  balance: 1_000_000,
  currency: 'KRW',
  started: [],
};

function offered(change: Partial<LegOffer>): LegOffers {
  const offer: LegOffer = {
    fixtureStatus: 1,
    odds: leg.odds,
    status: 1,
    offerScore: null,
    moved: null,
  };
  return { [leg.selectionId]: { ...offer, ...change } };
}

const low = makeEntry({ fixtureId: 'lowodds00', odds: 120 });
const twin = makeEntry({ selectionId: 'twin', outcome: 'X' });
const handicap = makeEntry({ typeId: 3, line: -50 });
const long = makeLegs(10).map((one) => ({ ...one, odds: 900, seenOdds: 900 }));

/** Two picks of one match at their price together. */
const pair = [
  { ...leg, marketKind: 'winner3' as const },
  makeEntry({ typeId: 2, line: 250, outcome: 'Over', odds: 190, marketKind: 'total' }),
];
const draw = makeEntry({ typeId: 52, marketKind: 'winner3' });
const of = pair.map(({ selectionId, odds }) => `${selectionId}@${odds}`).join(' ');
const priced = { fixtureId: leg.fixtureId, odds: 290, seenOdds: 290, of };
const european = { legs: pair, bonus: null, joint: [priced] };
const failed = (code: RefusalCode): Partial<SlipCheck> => ({
  slip: { ...european, joint: [] },
  jointFailures: {
    [leg.fixtureId]: { fixtureId: leg.fixtureId, key: of, refusal: { code } },
  },
});

/** A slip that is refused for each reason, or why only the server can say it. */
const cases: Record<RefusalCode, Partial<SlipCheck> | 'server'> = {
  EMPTY_SLIP: { slip: { legs: [], bonus: null } },
  // The slip's mode is what admits its legs.
  MODE_LEG: 'server',
  TOO_MANY_LEGS: { slip: { legs: [...makeLegs(10), low], bonus: null } },
  SAME_FIXTURE_COMBINATION: { slip: { legs: [leg, handicap], bonus: null } },
  DUPLICATE_MARKET: { slip: { legs: [leg, twin], bonus: null } },
  JOINT_KINDS: { slip: { legs: [...pair.slice(0, 1), draw], bonus: null, joint: [priced] } },
  FIXTURE_PICKS: {
    slip: european,
    limits: { ...limits, maxFixturePicks: 1 },
  },
  JOINT_PRICE: { slip: { legs: pair, bonus: null, joint: [] } },
  JOINT_IMPOSSIBLE: failed('JOINT_IMPOSSIBLE'),
  JOINT_UNAVAILABLE: failed('JOINT_UNAVAILABLE'),
  JOINT_BONUS: { slip: { legs: [...pair, ...makeLegs(3).slice(1)], bonus: 3, joint: [priced] } },
  JOINT_SYSTEM: {
    slip: { legs: [...pair, ...makeLegs(2).slice(1)], bonus: null, sizes: [2], joint: [priced] },
  },
  BONUS_NEEDS_FOLDERS: { slip: { legs: [leg], bonus: 3 } },
  BONUS_LOW_ODDS: { slip: { legs: [...makeLegs(3), low], bonus: 3 } },
  BONUS_IN_PLAY: {
    slip: { legs: [...makeLegs(2), { ...low, odds: 200, seenOdds: 200, inPlay: true }], bonus: 3 },
  },
  SYSTEM_SIZES: { slip: { legs: makeLegs(3), bonus: null, sizes: [4] } },
  SYSTEM_BONUS: { slip: { legs: makeLegs(3), bonus: 3, sizes: [2] } },
  // The slip holds the stake of one bet: it shares evenly whatever that is.
  SYSTEM_STAKE: 'server',
  TOTAL_ODDS_TOO_HIGH: { slip: { legs: long, bonus: null } },
  STAKE_TOO_SMALL: { stake: 9_999 },
  STAKE_TOO_LARGE: { stake: 5_000_001, balance: 9_000_000 },
  PAYOUT_TOO_LARGE: { slip: { legs: long.slice(0, 2), bonus: null }, stake: 1_000_000 },
  INSUFFICIENT_FUNDS: { balance: 49_999 },
  COMBINATION_LIMIT: { combinationLeft: 40_000 },
  ODDS_CHANGED: { slip: { legs: [{ ...leg, seenOdds: 180 }], bonus: null } },
  LINE_CHANGED: { offers: offered({ offerScore: { home: 1, away: 0 } }) },
  SELECTION_NOT_FOUND: 'server',
  MARKET_SUSPENDED: { offers: offered({ status: 2 }) },
  MARKET_CLOSED: { offers: offered({ status: 3 }) },
  FIXTURE_STARTED: { started: [leg.selectionId] },
  // The slip holds no rounds.
  ROUND_NOT_OPEN: 'server',
  ROUND_CLOSED: 'server',
  ROUND_BETS: 'server',
  OPPOSITE_BET: 'server',
  GAME_MAINTENANCE: 'server',
  SELF_EXCLUDED: 'server',
  ON_BREAK: 'server',
  OWN_STAKE_LIMIT: 'server',
  OWN_LOSS_LIMIT: 'server',
  OWN_SESSION_LIMIT: 'server',
};

describe('problemsOf', () => {
  it('finds nothing wrong with a good slip', () => {
    expect(problemsOf(base)).toEqual([]);
  });

  it.each(REFUSAL_CODES.filter((code) => cases[code] !== 'server'))('refuses for %s', (code) => {
    const problems = problemsOf({ ...base, ...(cases[code] as Partial<SlipCheck>) });
    expect(problems.map(({ refusal }) => refusal.code)).toContain(code);
  });

  it('of picks at one price that price is what moved, and one press accepts it', () => {
    expect(problemsOf({ ...base, slip: european })).toEqual([]);
    const legs = pair.map((one) => ({ ...one, seenOdds: one.odds + 20 }));
    const fallen = { ...priced, seenOdds: 320 };
    const moved = { ...european, legs, joint: [fallen] };
    const [problem, ...others] = problemsOf({ ...base, slip: moved });
    const selectionIds = pair.map(({ selectionId }) => selectionId);
    expect(problem).toEqual({
      refusal: { code: 'ODDS_CHANGED', selectionIds, from: 320, to: 290 },
      fix: { kind: 'acceptOdds', selectionIds },
    });
    expect(others).toEqual([]);
    const accepted = applyFix(moved, { kind: 'acceptOdds', selectionIds });
    expect(problemsOf({ ...base, slip: accepted })).toEqual([]);
  });

  it('a price of other odds is none', () => {
    const [one, other] = pair;
    const legs = [{ ...one, odds: 175, seenOdds: 175 }, other] as typeof pair;
    const problems = problemsOf({ ...base, slip: { ...european, legs } });
    expect(problems.map(({ refusal }) => refusal.code)).toEqual(['JOINT_PRICE']);
  });

  it('does not ask a guest for money', () => {
    expect(problemsOf({ ...base, balance: null })).toEqual([]);
  });

  it('offers whole dollars, and none that would be refused again', () => {
    const dollars = { ...limits, minStake: 700, maxPayout: 17_000 };
    const check: SlipCheck = { ...base, currency: 'USD', limits: dollars, stake: 20_000 };
    const offered = (balance: number) =>
      problemsOf({ ...check, balance }).map(({ refusal, fix }) => [refusal.code, fix]);
    expect(offered(8_504)).toEqual([['INSUFFICIENT_FUNDS', { kind: 'setStake', stake: 8_500 }]]);
    expect(offered(90_000)).toEqual([['PAYOUT_TOO_LARGE', { kind: 'setStake', stake: 9_800 }]]);
    expect(offered(690)).toEqual([['INSUFFICIENT_FUNDS', null]]);
  });

  it.each([
    ['the balance', 2_000_000, 'INSUFFICIENT_FUNDS', 2_000_000],
    ['the highest stake', 9_000_000, 'STAKE_TOO_LARGE', 5_000_000],
  ])('a stake that is too high is said once, by %s', (_bound, balance, code, stake) => {
    const problems = problemsOf({ ...base, stake: 9_500_000, balance });
    expect(problems).toEqual([
      { refusal: { code, limit: stake }, fix: { kind: 'setStake', stake } },
    ]);
  });

  it.each([
    [2_000_000, { kind: 'setStake', stake: 2_000_000 }],
    [5_000, null],
    [0, null],
  ])('names the %d that is left for the same picks', (combinationLeft, fix) => {
    expect(problemsOf({ ...base, stake: 3_000_000, balance: 9_000_000, combinationLeft })).toEqual([
      { refusal: { code: 'COMBINATION_LIMIT', limit: 5_000_000, to: combinationLeft }, fix },
    ]);
  });

  it('a stake that would pay more than the cap is said once, with the stake that reaches it', () => {
    const slip = { legs: long.slice(0, 2), bonus: null };
    const check = { ...base, slip, stake: 6_000_000, balance: 5_000_000 };
    const limit = limits.maxPayout;
    expect(problemsOf(check)).toEqual([
      {
        refusal: { code: 'PAYOUT_TOO_LARGE', limit, from: 6_000_000, to: 185_185 },
        fix: { kind: 'setStake', stake: 185_185 },
      },
    ]);
  });

  it('a pick whose selection is not offered any more is closed', () => {
    const offers = offered({ status: 3, odds: null });
    expect(problemsOf({ ...base, offers })[0]?.refusal.code).toBe('MARKET_CLOSED');
  });
});

describe('the nine cases of the odds policy', () => {
  const rise = { slip: { legs: [{ ...handicap, seenOdds: 160 }], bonus: null } };
  const fall = { slip: { legs: [{ ...handicap, seenOdds: 180 }], bonus: null } };
  const to = { ...handicap, selectionId: 's7k3m2qa.3.-150.1', line: -150, odds: 190 };
  const gone: LegOffer = { fixtureStatus: 1, odds: 172, status: 2, offerScore: null, moved: to };
  const line = {
    slip: { legs: [handicap], bonus: null },
    offers: { [handicap.selectionId]: gone },
  };
  const accept = { kind: 'acceptOdds', selectionIds: [handicap.selectionId] };
  const move = { kind: 'moveLeg', selectionId: handicap.selectionId, to };

  it.each([
    ['any', 'rise', rise, null],
    ['any', 'fall', fall, null],
    ['any', 'line', line, move],
    ['higher', 'rise', rise, null],
    ['higher', 'fall', fall, accept],
    ['higher', 'line', line, move],
    ['none', 'rise', rise, accept],
    ['none', 'fall', fall, accept],
    ['none', 'line', line, move],
  ] as const)('%s, %s', (policy, _change, change, fix) => {
    const problems = problemsOf({ ...base, ...change, policy });
    expect(problems.map((problem) => problem.fix)).toEqual(fix === null ? [] : [fix]);
  });

  it('a suspended line with no other beside it waits; another score is another basis', () => {
    const offers = { [handicap.selectionId]: { ...gone, moved: null } };
    expect(problemsOf({ ...base, ...line, offers })[0]?.refusal.code).toBe('MARKET_SUSPENDED');
    const offerScore = { home: 1, away: 0 };
    expect(problemsOf({ ...base, offers: offered({ offerScore, odds: 165 }) })[0]?.fix).toEqual({
      kind: 'moveLeg',
      selectionId: leg.selectionId,
      to: {
        selectionId: leg.selectionId,
        marketId: leg.marketId,
        line: null,
        offerScore,
        odds: 165,
      },
    });
  });
});
