import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { jointOdds } from './joint.ts';
import { type JointInput, type JointPick, jointPrice, jointReturns } from './joint-price.ts';
import { MAX_FIXTURE_PICKS } from './limits.ts';
import { kindOf, MARKET_KINDS } from './markets/market-kinds.ts';
import { marketType } from './markets/market-types.ts';
import { totalOdds } from './odds.ts';
import { refusalFixes } from './refusals.ts';
import {
  addLeg,
  checkLegs,
  maxStakeFor,
  type Slip,
  type SlipLeg,
  slipTotals,
  removeLeg,
  setBonus,
} from './slip.ts';
import { type SettleSlipInput, settleSlip } from './slip-settle.ts';
import vectors from './vectors/joint.json' with { type: 'json' };

type PriceCase = JointInput & {
  name: string;
  odds?: number;
  factors?: object[];
  refused?: string;
};
type WorkedCase = JointInput & { name: string; expected: number; factor: number; odds: number };
type SettleCase = Omit<SettleSlipInput, 'bonusFolders'> & {
  name: string;
  final: boolean;
  label: number;
  totalOdds: number;
  payout: number;
};

test.each(vectors.worked as unknown as WorkedCase[])(
  'worked: $name',
  ({ name: _, expected, factor, odds, ...input }) => {
    const together = jointReturns(input)?.expected.at(-1);
    expect(Math.abs((together ?? 0) - expected)).toBeLessThanOrEqual(0.0005);
    const answer = jointPrice(input);
    expect(answer).toMatchObject({ ok: true, odds });
    if (answer.ok) expect(Math.abs(answer.factor / 10_000 - factor)).toBeLessThanOrEqual(0.0005);
  },
);

test.each(vectors.price as unknown as PriceCase[])(
  '$name',
  ({ odds, factors, refused, name: _, ...input }) => {
    const answer = jointPrice(input);
    expect(answer.ok ? answer.odds : answer.code).toBe(odds ?? refused);
    if (answer.ok) expect(answer.factors).toEqual(factors);
  },
);

test.each(vectors.settle as unknown as SettleCase[])('$name', ({ name: _, ...given }) => {
  const { final, label, totalOdds: total, payout, ...input } = given;
  const settled = settleSlip({ ...input, bonusFolders: null });
  expect(settled).toEqual({ final, label, totalOdds: total, payout });
});

const outlook = { '10': { home: 0.7, away: 0.5 }, '20': { home: 0.85, away: 0.6 } };
const pick = (typeId: number, outcome: string, odds: number, line: number | null = null) => ({
  typeId,
  outcome,
  odds,
  line,
  offerScore: null,
});
const PICKS: readonly JointPick[] = [
  pick(1, '1', 205),
  pick(1, 'X', 360),
  pick(1, '2', 390),
  pick(900001, '2', 260),
  pick(2, 'Over', 185, 250),
  pick(2, 'Under', 200, 250),
  pick(2, 'Under', 150, 300),
  pick(3, '1', 300, -100),
  pick(3, '2', 140, -75),
  pick(41, 'X', 220),
  pick(17, 'Yes', 185),
  pick(7, '12', 130),
  pick(5, 'Odd', 190),
];
const some = fc.uniqueArray(fc.constantFrom(...PICKS), { minLength: 2, maxLength: 4 });
const priceOf = (picks: readonly JointPick[]) => {
  const answer = jointPrice({ sport: 'football', outlook, scores: {}, picks });
  return answer.ok ? answer.odds : answer.code;
};

describe('the price of picks of one fixture', () => {
  it('does not hang on their order', () => {
    const shuffled = some.chain((picks) =>
      fc.tuple(fc.constant(picks), fc.shuffledSubarray(picks, { minLength: picks.length })),
    );
    fc.assert(
      fc.property(shuffled, ([picks, other]) => {
        expect(priceOf(other)).toBe(priceOf(picks));
      }),
      { numRuns: 25 },
    );
  });

  it('returns what the picks return by themselves, every two or more of them', () => {
    const mean = fc.double({ min: 0.05, max: 2.5, noNaN: true });
    const half = fc.record({ home: mean, away: mean });
    const goals = fc.record({ home: fc.nat(3), away: fc.nat(3) });
    const given = fc.record({
      outlook: fc.record({ '10': half, '20': half }),
      scores: fc.oneof(fc.constant({}), fc.record({ '10': goals })),
      picks: some,
    });
    fc.assert(
      fc.property(given, ({ picks, ...now }) => {
        const match = { sport: 'football', ...now } as const;
        const price = jointPrice({ ...match, picks });
        const expectedOf = (own: readonly JointPick[]) =>
          jointReturns({ ...match, picks: own })?.expected.at(-1) ?? NaN;
        for (const { legs, factor } of price.ok ? price.factors : []) {
          const own = legs.flatMap((place) => picks[place] ?? []);
          const apart = own.reduce((all, one) => all * expectedOf([one]), 1);
          const together = expectedOf(own);
          const exact = apart / together;
          expect(Math.abs(together * exact - apart)).toBeLessThan(1e-9);
          // Rounded down by less than a ten-thousandth.
          expect(exact - factor / 10_000).toBeGreaterThan(-1e-8 * exact);
          expect(exact - factor / 10_000).toBeLessThan(1.0001e-4);
          if (legs.length === picks.length)
            expect(price).toMatchObject({
              factor,
              odds: jointOdds(
                own.map((one) => one.odds),
                factor,
              ),
            });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('does not exist of a pick with what it is sure to bring', () => {
    expect(priceOf([pick(1, '1', 205), pick(7, '1X', 120)])).toBe('JOINT_IMPOSSIBLE');
    const overs = [pick(2, 'Over', 185, 250), pick(2, 'Over', 130, 150)];
    expect(priceOf(overs)).toBe('JOINT_IMPOSSIBLE');
    expect(priceOf([...overs, pick(17, 'Yes', 185)])).toBe('JOINT_IMPOSSIBLE');
  });

  it('does not exist where they exclude each other', () => {
    expect(priceOf([pick(1, '1', 205), pick(1, 'X', 360)])).toBe('JOINT_IMPOSSIBLE');
    expect(priceOf([pick(1, 'X', 360), pick(5, 'Odd', 190)])).toBe('JOINT_IMPOSSIBLE');
  });

  it('is the product of picks that tell nothing of each other', () => {
    const halves = [pick(41, '1', 280), pick(42, 'X', 250)];
    const odds = priceOf(halves);
    expect(Math.abs(Number(odds) - totalOdds([280, 250]))).toBeLessThanOrEqual(1);
  });
});

const legOf = (typeId: number, outcome: string, odds = 200, fixtureId = 'fixture01'): SlipLeg => ({
  selectionId: `${fixtureId}.${typeId}._.${outcome}`,
  marketId: `${fixtureId}.${typeId}._`,
  fixtureId,
  typeId,
  odds,
  line: null,
  marketKind: kindOf(marketType(typeId)?.family ?? ''),
});
const limits = {
  minStake: 10_000,
  maxStake: 5_000_000,
  maxPayout: 15_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 5,
};
const codes = (slip: Slip) => checkLegs(slip, { limits }).map(({ code }) => code);
const [win, over, corner] = [legOf(1, '1'), legOf(2, 'Over'), legOf(3, '1')];
const priced = [{ fixtureId: 'fixture01', odds: 330 }];

describe('the European slip', () => {
  it('takes picks of a fixture of different kinds at their price', () => {
    const slip: Slip = { legs: [win, over], bonus: null, joint: priced };
    expect(codes(slip)).toEqual([]);
    expect(slipTotals(slip, 10_000)).toMatchObject({ totalOdds: 330, payout: 33_000 });
    const beside = { ...slip, legs: [...slip.legs, legOf(1, '1', 150, 'fixture02')] };
    expect(slipTotals(beside, 10_000).totalOdds).toBe(495);
  });

  it('refuses two of one kind, of one market, and those without a price', () => {
    const joint = priced;
    expect(codes({ legs: [legOf(900001, '1'), legOf(52, '1')], bonus: null, joint })).toEqual([
      'JOINT_KINDS',
    ]);
    expect(codes({ legs: [win, legOf(1, 'X')], bonus: null, joint })).toEqual(['DUPLICATE_MARKET']);
    const line = { ...legOf(2, 'Under'), marketId: 'fixture01.2.350' };
    expect(codes({ legs: [over, line], bonus: null, joint })).toEqual(['JOINT_KINDS']);
    expect(codes({ legs: [win, over], bonus: null, joint: [] })).toEqual(['JOINT_PRICE']);
    expect(codes({ legs: [win, over], bonus: null })).toEqual(['SAME_FIXTURE_COMBINATION']);
  });

  it('counts the picks of a fixture as one leg', () => {
    const others = Array.from({ length: 9 }, (_, at) => legOf(1, '1', 110, `other0000${at}`));
    const legs = [win, over, ...others];
    expect(codes({ legs, bonus: null, joint: priced })).toEqual([]);
    const [one = win] = others;
    const more = { ...one, fixtureId: 'other00009', selectionId: 'other00009.1._.1' };
    expect(codes({ legs: [...legs, more], bonus: null, joint: priced })).toEqual(['TOO_MANY_LEGS']);
    const full: Slip = { legs: [win, ...others], bonus: null };
    expect(addLeg(full, over, { isEuropean: true })).toMatchObject({ ok: true });
    expect(addLeg(full, more, { isEuropean: true })).toMatchObject({
      refusal: { code: 'TOO_MANY_LEGS', limit: 10 },
    });
  });

  it('may be staked no higher than what it pays when picks are left out stays within the cap', () => {
    const factors = [{ legs: [0, 1], factor: 4000 }];
    const joint = [{ fixtureId: 'fixture01', odds: 160, factors }];
    const slip: Slip = { legs: [win, over], bonus: null, joint };
    const means = { balance: 1_000_000_000 };
    const most = maxStakeFor(slip, { ...limits, maxStake: 1_000_000_000 }, means);
    expect(most).toBe(limits.maxPayout / 2);
  });

  it('takes as many picks of a fixture as admins allow, and says which are too many', () => {
    const slip: Slip = { legs: [win, over, corner], bonus: null, joint: priced };
    const refusalsAt = (maxFixturePicks: number) =>
      checkLegs(slip, { limits: { ...limits, maxFixturePicks } });
    const ids = slip.legs.map(({ selectionId }) => selectionId);
    expect(refusalsAt(MARKET_KINDS.length)).toEqual([]);
    expect(refusalsAt(3)).toEqual([]);
    expect(refusalsAt(2)).toEqual([{ code: 'FIXTURE_PICKS', selectionIds: ids, limit: 2 }]);
    const drop = (selectionIds: string[]) => ({ kind: 'dropLegs', selectionIds });
    expect(refusalsAt(2).flatMap(refusalFixes)).toEqual(ids.map((id) => drop([id])));
    expect(refusalsAt(1).flatMap(refusalFixes)).toEqual([drop(ids.slice(1))]);
    expect(MAX_FIXTURE_PICKS).toBe(MARKET_KINDS.length);
  });

  it('takes no bonus and is no system', () => {
    const legs = [win, over, legOf(1, '1', 200, 'fixture02')];
    expect(codes({ legs, bonus: 3, joint: priced })).toEqual(['JOINT_BONUS']);
    expect(codes({ legs, bonus: null, sizes: [2], joint: priced })).toEqual(['JOINT_SYSTEM']);
    expect(setBonus({ legs, bonus: null, joint: priced }, 3)).toMatchObject({ ok: false });
  });

  it('begins with the second pick of a fixture and ends with it', () => {
    const begun = addLeg({ legs: [win], bonus: null }, over, { isEuropean: true });
    expect(begun).toMatchObject({ ok: true, slip: { joint: [] } });
    if (!begun.ok) return;
    expect(addLeg(begun.slip, corner, { isEuropean: true })).toMatchObject({ ok: true });
    expect(addLeg(begun.slip, legOf(28, 'Over'), { isEuropean: true })).toMatchObject({
      refusal: { code: 'JOINT_KINDS', selectionIds: [over.selectionId] },
    });
    expect(addLeg(begun.slip, corner)).toMatchObject({
      refusal: { code: 'SAME_FIXTURE_COMBINATION' },
    });
    expect(removeLeg(begun.slip, over.selectionId)).not.toHaveProperty('joint');
  });

  it('beside a bonus or in a system a second pick of a fixture is refused', () => {
    const legs = [win, legOf(1, '1', 200, 'fixture02'), legOf(1, '1', 200, 'fixture03')];
    expect(addLeg({ legs, bonus: 3 }, over, { isEuropean: true })).toMatchObject({
      refusal: { code: 'JOINT_BONUS' },
    });
    expect(addLeg({ legs, bonus: null, sizes: [2] }, over, { isEuropean: true })).toMatchObject({
      refusal: { code: 'JOINT_SYSTEM' },
    });
  });
});
