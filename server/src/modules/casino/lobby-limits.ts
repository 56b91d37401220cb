import { type Currency, RATE_SCALE, wonToUsdCents } from '#rules/money.ts';

export interface StakeLimits {
  minStake: number;
  maxStake: number;
}

/**
 * The limits of a game, won, in a member's currency; `rate` is won a dollar in ten-thousandths. Other than an upper bound the
 * lower one is not rounded to dollars: it would be none.
 */
export function limitsIn(
  { currency, rate }: { currency: Currency; rate: number },
  { minStake, maxStake }: StakeLimits,
): StakeLimits {
  if (currency === 'KRW') return { minStake, maxStake };
  const least = Math.floor((minStake * 100 * RATE_SCALE) / rate);
  return { minStake: Math.max(1, least), maxStake: wonToUsdCents(maxStake, rate) };
}
