import { expect, it } from 'vitest';
import { DEFAULT_LIMITS, type GroupLimits, type LimitGroup } from '../limits.ts';
import type { Currency } from '../money.ts';
import type { RoundMode } from '../slip-mode.ts';
import vectors from '../vectors/slip.json' with { type: 'json' };
import { gameById, roundModeOf } from './round.ts';
import { roundLimitsFor } from './limits.ts';

const RATE = 13_800_000;

it.each(vectors.roundLimits)(
  'of level $level $currency $mode',
  ({ level, currency, mode, rate, ...expected }) => {
    const who = { level, currency: currency as Currency, mode: mode as RoundMode, rate };
    expect(roundLimitsFor(who, DEFAULT_LIMITS)).toEqual(expected);
  },
);

function limitsWith(group: LimitGroup, part: Partial<GroupLimits>) {
  return { ...DEFAULT_LIMITS, [group]: { ...DEFAULT_LIMITS[group], ...part } };
}

it('are those that admins have set of the mode and the level, and of no other', () => {
  const limits = limitsWith('virtualVip', { minStake: 20_000, maxStake: 1_500_000 });
  const of = (level: number, mode: RoundMode) => {
    const who = { level, currency: 'KRW' as const, mode, rate: RATE };
    const { minStake, maxStake } = roundLimitsFor(who, limits);
    return [minStake, maxStake];
  };
  expect(of(11, 'virtual')).toEqual([20_000, 1_500_000]);
  expect(of(10, 'virtual')).toEqual([5_000, 1_000_000]);
  expect(of(11, 'mini')).toEqual([5_000, 2_000_000]);
});

it.each([
  // Least and highest stake in won, won a dollar in ten-thousandths: in cents.
  [1_000, 1_000_000, RATE, [500, 72_400]],
  [20_000, 1_000_000, RATE, [1_400, 72_400]],
  [5_000, 10_000, 100_000_000, [100, 100]],
])(
  'leave accounts in dollars a stake of 5.00, or the highest one: %j to %j at %j',
  (least, most, rate, expected) => {
    const limits = limitsWith('mini', { minStake: least, maxStake: most });
    const who = { level: 1, currency: 'USD' as const, mode: 'mini' as const, rate };
    const { minStake, maxStake } = roundLimitsFor(who, limits);
    expect([minStake, maxStake]).toEqual(expected);
  },
);

it.each([
  [213, 'mini'],
  [101, 'mini'],
  [721, 'virtual'],
])('of the game %i are those of %s', (id, mode) => {
  const game = gameById(id);
  expect(game && roundModeOf(game)).toBe(mode);
});
