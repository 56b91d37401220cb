import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type LevelLimits, limitsFor } from './limits.ts';
import { FIXTURE_MODES, ROUND_MODES } from './slip-mode.ts';
import { checkMode, modeFor, outsideMode } from './slip-modes.ts';

const leg = fc.record({
  selectionId: fc.uuid(),
  line: fc.constantFrom(null, 0, -50, 225, -75, 250),
  inPlay: fc.boolean(),
});
const legs = fc.array(leg, { minLength: 1, maxLength: 10 });

describe('the mode of a slip', () => {
  it('that names none admits all its legs, and a European slip whatever there is', () => {
    fc.assert(
      fc.property(legs, (list) => {
        expect(outsideMode(list, modeFor({ legs: list }))).toEqual([]);
        expect(outsideMode(list, 'european')).toEqual([]);
        expect(modeFor({ legs: list, joint: [] })).toBe('european');
      }),
    );
  });

  it('is the first that admits the legs', () => {
    const plain = { selectionId: 'a', line: null };
    const live = { ...plain, inPlay: true };
    const quarter = { ...plain, line: 225 };
    expect(modeFor({ legs: [] })).toBe('domestic');
    expect(modeFor({ legs: [plain] })).toBe('domestic');
    expect(modeFor({ legs: [plain, live] })).toBe('inplay');
    expect(modeFor({ legs: [live, quarter] })).toBe('european');
  });

  it('of bets on rounds admits no leg on a fixture, and is never taken for one', () => {
    fc.assert(
      fc.property(legs, fc.constantFrom(...ROUND_MODES), (list, mode) => {
        expect(outsideMode(list, mode)).toEqual(list.map(({ selectionId }) => selectionId));
        expect(FIXTURE_MODES).toContain(modeFor({ legs: list }));
      }),
    );
  });

  it('says nothing of a slip whose mode nobody knows', () => {
    const live = { marketId: 'm', fixtureId: 'f', typeId: 1, odds: 200, inPlay: true };
    const slip = { legs: [{ ...live, selectionId: 'a', line: 225 }], bonus: null };
    expect(checkMode(slip)).toEqual([]);
    expect(checkMode({ ...slip, mode: 'domestic' })).toMatchObject([{ code: 'MODE_LEG' }]);
  });

  it('never gives a slip in play more than slips in play may have', () => {
    const amount = fc.integer({ min: 10_000, max: 1_000_000_000 });
    const group = fc
      .tuple(amount, amount, amount)
      .map(([minStake, maxStake, maxPayout]) => ({ minStake, maxStake, maxPayout }));
    fc.assert(
      fc.property(group, group, fc.constantFrom(...FIXTURE_MODES), (european, inPlay, mode) => {
        const limits: LevelLimits = {
          ...DEFAULT_LIMITS,
          european: { ...european, withdrawalDay: null, fixturePicks: 3 },
          inPlay: { ...inPlay, withdrawalDay: null, fixturePicks: null },
        };
        const who = { level: 1, currency: 'KRW' as const, mode, inPlay: true, rate: 1 };
        const { minStake, maxStake, maxPayout, maxFixturePicks } = limitsFor(who, limits);
        expect(maxStake).toBeLessThanOrEqual(inPlay.maxStake);
        expect(maxPayout).toBeLessThanOrEqual(inPlay.maxPayout);
        expect(minStake).toBeGreaterThanOrEqual(inPlay.minStake);
        expect(maxFixturePicks).toBe(mode === 'european' ? 3 : 1);
      }),
    );
  });
});
