import type { BetLimits } from '../limits.ts';
import { limitGroupOf } from '../limits.ts';
import { type Currency, wonToUsdCents } from '../money.ts';

/** Bets of a member that count on one round. */
export const ROUND_BETS = 5;

/** Above every selection of every game: the exacta of the two lightest horses is 230.71. */
const MAX_ODDS = 50_000;

/** In won, by the group of the member's level. */
export const ROUND_LIMITS = {
  ordinary: { minStake: 5_000, maxStake: 1_000_000, maxPayout: 3_000_000 },
  vip: { minStake: 5_000, maxStake: 2_000_000, maxPayout: 6_000_000 },
} as const;

const USD_MIN = 500;

/** The limits of a member's bets on rounds, in the member's currency; `rate` is won a dollar in ten-thousandths. */
export function roundLimitsFor({
  level,
  currency,
  rate,
}: {
  level: number;
  currency: Currency;
  rate: number;
}): BetLimits {
  const { minStake, maxStake, maxPayout } = ROUND_LIMITS[limitGroupOf(level)];
  const own = (won: number) => (currency === 'USD' ? wonToUsdCents(won, rate) : won);
  return {
    minStake: currency === 'USD' ? USD_MIN : minStake,
    maxStake: own(maxStake),
    maxPayout: own(maxPayout),
    maxTotalOdds: MAX_ODDS,
    maxLegs: 1,
    maxFixturePicks: 1,
  };
}
