import type { BetLimits, LevelLimits, LimitGroup } from '../limits.ts';
import { limitGroupOf } from '../limits.ts';
import { type Currency, wonToUsdCents } from '../money.ts';
import type { RoundMode } from '../slip-mode.ts';

/** Bets of a member that count on one round. */
export const ROUND_BETS = 5;

/** Above every selection of every game: the exacta of the two lightest horses is 230.71. */
const MAX_ODDS = 50_000;

/** By mode the groups whose limits hold, by level. */
const GROUPS: Readonly<Record<RoundMode, Record<'ordinary' | 'vip', LimitGroup>>> = {
  mini: { ordinary: 'mini', vip: 'miniVip' },
  virtual: { ordinary: 'virtual', vip: 'virtualVip' },
};

const USD_MIN = 500;

/**
 * The limits of a member's bets on rounds of a mode, in the member's currency; `rate` is won a dollar in ten-thousandths. USD are whole
 * dollars, rounded down, and a stake is 5.00 at least, or the highest one where that is less.
 */
export function roundLimitsFor(
  {
    level,
    currency,
    mode,
    rate,
  }: { level: number; currency: Currency; mode: RoundMode; rate: number },
  limits: LevelLimits,
): BetLimits {
  const { minStake, maxStake, maxPayout } = limits[GROUPS[mode][limitGroupOf(level)]];
  const own = (won: number) => (currency === 'USD' ? wonToUsdCents(won, rate) : won);
  const most = own(maxStake);
  return {
    minStake: currency === 'USD' ? Math.min(Math.max(USD_MIN, own(minStake)), most) : minStake,
    maxStake: most,
    maxPayout: own(maxPayout),
    maxTotalOdds: MAX_ODDS,
    maxLegs: 1,
    maxFixturePicks: 1,
  };
}
