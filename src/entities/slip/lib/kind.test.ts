import { describe, expect, it } from 'vitest';
import { addPick, dropLegs } from './edit';
import { billOf, leastStake, lineCount, mostStake, totalsOf } from './bill';
import { chooseKind, kindOf, sizesFor, systemRows, takesKind, toggleSize } from './kind';
import { problemsOf, type SlipCheck } from './problems';
import { makeEntry, makeLegs } from './sample-picks';

const limits = {
  minStake: 10_000,
  maxStake: 5_000_000,
  maxPayout: 15_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 5,
};
const slipOf = (count: number) => ({ legs: makeLegs(count), bonus: null });
const systemOf = (count: number, sizes: number[]) => ({ ...slipOf(count), sizes });
const singlesOf = (count: number) => ({ ...slipOf(count), isSingles: true });

describe('the kinds of a slip', () => {
  it('two picks may be singles, three a system, nine no system any more', () => {
    const taken = [1, 2, 3, 8, 9].map((count) =>
      (['singles', 'multiple', 'system'] as const).filter((kind) => takesKind(slipOf(count), kind)),
    );
    expect(taken).toEqual([
      [],
      ['singles', 'multiple'],
      ['singles', 'multiple', 'system'],
      ['singles', 'multiple', 'system'],
      ['singles', 'multiple'],
    ]);
  });

  it('another kind takes the bonus pick off', () => {
    const slip = { legs: makeLegs(3), bonus: 3 };
    expect(chooseKind(slip, 'system')).toEqual({ legs: slip.legs, bonus: null, sizes: [2] });
    expect(chooseKind(slip, 'singles')).toMatchObject({ bonus: null, isSingles: true });
    expect(chooseKind(slip, 'multiple')).toBe(slip);
    expect(chooseKind(slipOf(2), 'system')).toEqual(slipOf(2));
  });

  it('a system that loses its legs ends as one bet, singles with one leg as one', () => {
    const system = systemOf(4, [3]);
    const [first, second] = system.legs.map(({ selectionId }) => selectionId) as [string, string];
    expect(dropLegs(system, [first]).sizes).toEqual([2]);
    expect(kindOf(dropLegs(system, [first, second]))).toBe('multiple');
    expect(kindOf(dropLegs(singlesOf(2), [first]))).toBe('multiple');
  });

  it('a ninth pick does not go on a system', () => {
    const [ninth] = makeLegs(9).slice(-1);
    const added = addPick(systemOf(8, [2]), ninth ?? makeEntry());
    expect(added).toMatchObject({ ok: false, refusal: { code: 'TOO_MANY_LEGS', limit: 8 } });
  });

  it('keeps the size that a system cannot do without', () => {
    const slip = systemOf(3, [2]);
    expect(systemRows(slip)).toEqual([
      { size: 1, count: 3, isChosen: false, isFixed: false },
      { size: 2, count: 3, isChosen: true, isFixed: true },
      { size: 3, count: 1, isChosen: false, isFixed: false },
    ]);
    expect(toggleSize(slip, 2)).toBe(slip);
    const trixie = toggleSize(slip, 3);
    expect(trixie.sizes).toEqual([2, 3]);
    expect(systemRows(trixie).map(({ isFixed }) => isFixed)).toEqual([false, true, false]);
    expect(toggleSize(trixie, 1).sizes).toEqual([1, 2, 3]);
  });

  it('a bet of yesterday keeps the sizes that its legs still allow', () => {
    expect(sizesFor([2, 3], 3)).toEqual({ sizes: [2, 3] });
    expect([sizesFor([2], 2), sizesFor(undefined, 4)]).toEqual([{}, {}]);
  });
});

describe('what a slip costs and brings', () => {
  const cap = limits.maxPayout;

  // 1.72, 2.08 and 1.88
  it('a system: the stake of each line, from the cheapest line to all of them', () => {
    const slip = systemOf(3, [2]);
    expect(lineCount(slip)).toBe(3);
    expect(billOf(slip, 10_000, cap)).toEqual({
      kind: 'system',
      lines: 3,
      cost: 30_000,
      least: 32_300,
    });
    // 3.57, 3.23 and 3.91
    expect(totalsOf(slip, 10_000, cap)).toEqual({
      totalOdds: 357,
      bonusFactor: 100,
      payout: 107_100,
    });
  });

  it('singles: a stake for each pick', () => {
    const slip = singlesOf(3);
    expect(billOf(slip, 10_000, cap)).toEqual({
      kind: 'singles',
      lines: 3,
      cost: 30_000,
      least: 17_200,
    });
    expect(totalsOf(slip, 10_000, cap).payout).toBe(56_800);
  });

  it('no more than the cap: of singles each its own, of a system all lines together', () => {
    // 17,200, 20,800 and 18,800 at most 15,000, 3,000 and 20,000.
    const caps = [15_000, 3_000, 20_000];
    expect(totalsOf(singlesOf(3), 10_000, caps).payout).toBe(36_800);
    expect(billOf(singlesOf(3), 10_000, caps).least).toBe(3_000);
    expect(totalsOf(systemOf(3, [2]), 10_000, 100_000).payout).toBe(100_000);
  });

  it('nothing is counted of a stake that cannot be', () => {
    expect(billOf(systemOf(3, [2]), Number.MAX_SAFE_INTEGER, cap)).toMatchObject({
      cost: 0,
      least: 0,
    });
    expect(totalsOf(singlesOf(3), Number.MAX_SAFE_INTEGER, cap).payout).toBe(0);
  });

  it('the least and the most stake are those of each bet', () => {
    const means = { balance: 1_000_000 };
    const system = systemOf(3, [2]);
    expect(mostStake(system, limits, means, 'KRW')).toBe(333_333);
    expect(mostStake(singlesOf(3), limits, means, 'KRW')).toBe(333_333);
    expect(leastStake(system, limits, 'KRW')).toBe(3_334);
    expect(leastStake(singlesOf(3), limits, 'KRW')).toBe(10_000);
    const dollars = { ...limits, minStake: 700 };
    expect(leastStake(system, dollars, 'USD')).toBe(300);
    expect(mostStake(system, dollars, { balance: 8_504 }, 'USD')).toBe(2_800);
  });
});

describe('what keeps it from being placed', () => {
  const check = (change: Partial<SlipCheck>): SlipCheck => ({
    slip: systemOf(3, [2]),
    offers: {},
    policy: 'higher',
    limits,
    stake: 10_000,
    balance: 1_000_000,
    currency: 'KRW',
    started: [],
    ...change,
  });
  const said = (change: Partial<SlipCheck>) =>
    problemsOf(check(change)).map(({ refusal: { code }, fix }) => [
      code,
      fix?.kind === 'setStake' ? fix.stake : null,
    ]);

  it('a system is described by all its lines, and changed by the line', () => {
    expect(said({})).toEqual([]);
    expect(said({ stake: 3_333 })).toEqual([['STAKE_TOO_SMALL', 3_334]]);
    expect(said({ stake: 400_000 })).toEqual([['INSUFFICIENT_FUNDS', 333_333]]);
    expect(said({ stake: 2_000_000, balance: 90_000_000 })).toEqual([
      ['PAYOUT_TOO_LARGE', 1_400_560],
    ]);
    // What is offered is taken.
    expect(said({ stake: 1_400_560, balance: 90_000_000 })).toEqual([]);
    expect(said({ stake: 1_400_561, balance: 90_000_000 })).toEqual([
      ['PAYOUT_TOO_LARGE', 1_400_560],
    ]);
  });

  it('singles are reported once, by what allows least', () => {
    const slip = singlesOf(3);
    expect(said({ slip })).toEqual([]);
    expect(said({ slip, stake: 9_999 })).toEqual([['STAKE_TOO_SMALL', 10_000]]);
    expect(said({ slip, stake: 400_000 })).toEqual([['INSUFFICIENT_FUNDS', 333_333]]);
    expect(said({ slip, stake: 6_000_000, balance: 90_000_000 })).toEqual([
      ['STAKE_TOO_LARGE', 5_000_000],
    ]);
    expect(said({ slip, stake: 5_000, balance: 12_000 })).toEqual([['STAKE_TOO_SMALL', null]]);
  });

  it('singles of one match are no combination', () => {
    const [one] = makeLegs(1);
    const legs = one ? [one, makeEntry({ typeId: 3, line: -50 })] : [];
    expect(said({ slip: { legs, bonus: null, isSingles: true } })).toEqual([]);
    expect(said({ slip: { legs, bonus: null } })).toEqual([['SAME_FIXTURE_COMBINATION', null]]);
  });
});
