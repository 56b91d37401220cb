import { type Currency, wonToUsdCents } from './money.ts';
import { MAX_TOTAL_ODDS, type Odds } from './odds.ts';

/** Stakes and pay-outs in minor units of the member's currency, odds in hundredths. */
export interface BetLimits {
  minStake: number;
  maxStake: number;
  maxPayout: number;
  maxTotalOdds: Odds;
  maxLegs: number;
}

export const MAX_LEGS = 10;

/** The member levels shown as G and GS. */
export const VIP_LEVELS: readonly number[] = [11, 12];

/** Won a dollar in ten-thousandths, until staff sets `usdRate`. */
export const DEFAULT_USD_RATE = 13_800_000;

export interface LimitsInput {
  level: number;
  currency: Currency;
  inPlay: boolean;
  /** Won a dollar in ten-thousandths; read for USD only. */
  rate: number;
}

interface WonLimits {
  minStake: number;
  maxStake: number;
  maxPayout: number;
}

const ORDINARY: WonLimits = { minStake: 10_000, maxStake: 5_000_000, maxPayout: 15_000_000 };
const VIP: WonLimits = { minStake: 10_000, maxStake: 10_000_000, maxPayout: 40_000_000 };
const IN_PLAY: WonLimits = { minStake: 10_000, maxStake: 3_000_000, maxPayout: 3_000_000 };

/** The limits of a member for a slip; in-play figures are the same for every level. USD are whole dollars, rounded down. */
export function limitsFor({ level, currency, inPlay, rate }: LimitsInput): BetLimits {
  const won = inPlay ? IN_PLAY : VIP_LEVELS.includes(level) ? VIP : ORDINARY;
  const own = (amount: number) => (currency === 'USD' ? wonToUsdCents(amount, rate) : amount);
  return {
    minStake: own(won.minStake),
    maxStake: own(won.maxStake),
    maxPayout: own(won.maxPayout),
    maxTotalOdds: MAX_TOTAL_ODDS,
    maxLegs: MAX_LEGS,
  };
}
