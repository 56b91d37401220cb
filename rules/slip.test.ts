import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bonusFactorFor, bonusFactorOf, tierFor } from './bonus.ts';
import type { Currency } from './money.ts';
import {
  addLeg,
  type BetLimits,
  checkSlip,
  EMPTY_SLIP,
  DEFAULT_LIMITS,
  limitsFor,
  maxStakeFor,
  type Refusal,
  refusalFixes,
  removeLeg,
  type Slip,
  type SlipLeg,
  type SlipMode,
  setBonus,
  slipTotals,
  updateOdds,
} from './slip.ts';
import vectors from './vectors/slip.json' with { type: 'json' };

interface AddCase {
  name: string;
  slip: Slip;
  add: SlipLeg;
  /** It is pressed on the European board. */
  european?: boolean;
  ok: boolean;
  legs?: string[];
  replaced?: string;
  refusal?: Refusal;
}

interface BonusCase {
  name: string;
  slip: Slip;
  folders: number | null;
  ok: boolean;
  refusal?: Refusal;
}

interface CheckCase {
  name: string;
  slip: Slip;
  stake: number;
  balance: number;
  refusals: Refusal[];
  totalOdds?: number;
  payout?: number;
  maxStake?: number;
}

function idsOf(slip: Slip): string[] {
  return slip.legs.map((leg) => leg.selectionId);
}

const limits: BetLimits = vectors.defaultLimits;

describe('addLeg', () => {
  test.each(vectors.add as AddCase[])('$name', (given) => {
    const result = addLeg(given.slip, given.add, { isEuropean: given.european ?? false });
    expect(result.ok).toBe(given.ok);
    if (result.ok) {
      expect(idsOf(result.slip)).toEqual(given.legs);
      expect(result.slip.bonus).toBe(given.slip.bonus);
      expect(result.replaced?.selectionId).toBe(given.replaced);
    } else expect(result.refusal).toEqual(given.refusal);
  });
});

describe('setBonus', () => {
  test.each(vectors.bonus as BonusCase[])('$name', (given) => {
    const result = setBonus(given.slip, given.folders);
    if (given.ok)
      expect(result).toEqual({ ok: true, slip: { ...given.slip, bonus: given.folders } });
    else expect(result).toEqual({ ok: false, refusal: given.refusal });
  });

  test('the tiers', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((legs) => bonusFactorFor(legs))).toEqual([
      100, 100, 103, 103, 105, 105, 108, 108, 110, 110,
    ]);
    expect(tierFor(4)).toBeNull();
    expect([bonusFactorOf(3, 9), bonusFactorOf(9, 4), bonusFactorOf(null, 9)]).toEqual([
      103, 103, 100,
    ]);
    expect(() => setBonus(EMPTY_SLIP, 4)).toThrow(RangeError);
  });
});

test.each(vectors.remove)('removeLeg: $name', ({ slip, remove, bonus, legs }) => {
  const left = removeLeg(slip, remove);
  expect(idsOf(left)).toEqual(legs);
  expect(left.bonus).toBe(bonus);
});

describe('checkSlip', () => {
  test.each(vectors.check as CheckCase[])('$name', (given) => {
    const { slip, stake, balance } = given;
    expect(checkSlip(slip, { limits }, { stake, balance })).toEqual(given.refusals);
    const totals = slipTotals(slip, stake);
    if (given.totalOdds !== undefined) expect(totals.totalOdds).toBe(given.totalOdds);
    if (given.payout !== undefined) expect(totals.payout).toBe(given.payout);
    if (given.maxStake !== undefined)
      expect(maxStakeFor(slip, limits, { balance })).toBe(given.maxStake);
  });

  test.each(vectors.limits)(
    'limits of level $level $currency $mode',
    ({ level, currency, inPlay, rate, mode, ...expected }) => {
      const who = { level, currency: currency as Currency, inPlay, mode: mode as SlipMode, rate };
      expect(limitsFor(who, DEFAULT_LIMITS)).toEqual(expected);
    },
  );
});

function leg(index: number, odds: number): SlipLeg {
  const marketId = `fixture0${index}.1._`;
  return {
    selectionId: `${marketId}.1`,
    marketId,
    fixtureId: `fixture0${index}`,
    typeId: 1,
    odds,
    line: null,
  };
}

describe('the 1.30 rule', () => {
  const slip: Slip = { legs: [leg(1, 185), leg(2, 210), leg(3, 155)], bonus: 3 };

  test('a leg in play takes no bonus pick, in whatever order', () => {
    const live = { ...leg(4, 200), inPlay: true };
    expect(addLeg(slip, live)).toEqual({
      ok: false,
      refusal: { code: 'BONUS_IN_PLAY', selectionId: live.selectionId },
    });
    const withLive: Slip = { legs: [...slip.legs, live], bonus: null };
    const refusal = { code: 'BONUS_IN_PLAY', selectionIds: [live.selectionId] };
    expect(setBonus(withLive, 3)).toEqual({ ok: false, refusal });
    const both = { ...withLive, bonus: 3 };
    expect(slipTotals(both, 10_000).bonusFactor).toBe(100);
    const settings = {
      limits: limitsFor(
        { level: 3, currency: 'KRW', inPlay: true, rate: 13_800_000 },
        DEFAULT_LIMITS,
      ),
    };
    expect(checkSlip(both, settings, { stake: 10_000, balance: 1_000_000 })).toEqual([refusal]);
  });

  test('a leg that falls to 1.30 is named, and dropping it or the bonus helps', () => {
    const fallen = updateOdds(slip, 'fixture01.1._.1', 130);
    expect(slipTotals(fallen, 10_000).bonusFactor).toBe(100);
    const [refusal] = checkSlip(fallen, { limits }, { stake: 10_000, balance: 10_000 });
    expect(refusal && refusalFixes(refusal)).toEqual([
      { kind: 'dropLegs', selectionIds: ['fixture01.1._.1'] },
      { kind: 'dropBonus' },
    ]);
    for (const mended of [removeLeg(fallen, 'fixture01.1._.1'), { ...fallen, bonus: null }]) {
      expect(checkSlip(mended, { limits }, { stake: 10_000, balance: 10_000 })).toEqual([]);
    }
  });

  test('odds that stay the same change nothing', () => {
    expect(updateOdds(slip, 'fixture01.1._.1', 185)).toBe(slip);
    expect(updateOdds(slip, 'absent', 130)).toBe(slip);
  });
});

describe('fixes', () => {
  test('stakes and legs', () => {
    expect(refusalFixes({ code: 'PAYOUT_TOO_LARGE', to: 5 })).toEqual([
      { kind: 'setStake', stake: 5 },
    ]);
    expect(refusalFixes({ code: 'STAKE_TOO_SMALL', limit: 10_000 })).toEqual([
      { kind: 'setStake', stake: 10_000 },
    ]);
    expect(refusalFixes({ code: 'FIXTURE_STARTED', selectionId: 'a' })).toEqual([
      { kind: 'dropLegs', selectionIds: ['a'] },
    ]);
    expect(
      refusalFixes({ code: 'SAME_FIXTURE_COMBINATION', selectionIds: ['a', 'b'] }),
    ).toHaveLength(2);
    expect(refusalFixes({ code: 'EMPTY_SLIP' })).toEqual([]);
  });
});

describe('properties', () => {
  const legs = fc
    .array(fc.integer({ min: 131, max: 300 }), { minLength: 1, maxLength: 4 })
    .map((list) => list.map((odds, index) => leg(index, odds)));

  test('MAX stays below a stake that would pay one unit more than the cap', () => {
    const tight = { ...limits, minStake: 1, maxPayout: 199 };
    expect(maxStakeFor({ legs: [leg(1, 200)], bonus: null }, tight, { balance: 1_000 })).toBe(99);
  });

  test('MAX is the largest stake that is accepted', () => {
    fc.assert(
      fc.property(
        legs,
        fc.boolean(),
        fc.integer({ min: 10_000, max: 20_000_000 }),
        (list, wants, balance) => {
          const slip = { legs: list, bonus: wants && list.length >= 3 ? 3 : null };
          const stake = maxStakeFor(slip, limits, { balance });
          expect(checkSlip(slip, { limits }, { stake, balance })).toEqual([]);
          expect(checkSlip(slip, { limits }, { stake: stake + 1, balance })).not.toEqual([]);
        },
      ),
    );
  });

  test('the order of picks never changes the totals', () => {
    fc.assert(
      fc.property(legs, (list) => {
        const turned = { legs: list.toReversed(), bonus: null };
        expect(slipTotals(turned, 12_345)).toEqual(slipTotals({ legs: list, bonus: null }, 12_345));
      }),
    );
  });

  test('whatever is added, a slip never holds two picks of one fixture', () => {
    const pick = fc.record({
      index: fc.integer({ min: 1, max: 4 }),
      typeId: fc.constantFrom(1, 2, 3, 52, 17),
      outcome: fc.constantFrom('1', '2'),
    });
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 30 }), (picks) => {
        const slip = picks.reduce<Slip>((present, { index, typeId, outcome }) => {
          const marketId = `fixture0${index}.${typeId}._`;
          const added = {
            ...leg(index, 150),
            typeId,
            marketId,
            selectionId: `${marketId}.${outcome}`,
          };
          const result = addLeg(present, added);
          return result.ok ? result.slip : present;
        }, EMPTY_SLIP);
        const fixtures = slip.legs.map(({ fixtureId }) => fixtureId);
        expect(new Set(fixtures).size).toBe(fixtures.length);
        const codes = checkSlip(slip, { limits }, { stake: 10_000, balance: 10_000 }).map(
          ({ code }) => code,
        );
        expect(codes).not.toContain('DUPLICATE_MARKET');
        expect(codes).not.toContain('SAME_FIXTURE_COMBINATION');
      }),
    );
  });
});
