import { tierFor } from './bonus.ts';
import type { BetLimits } from './limits.ts';
import { isAmount, toSafeNumber } from './money.ts';
import type { Odds } from './odds.ts';
import type { Refusal } from './refusals.ts';
import { inPlayLegs, lowOddsLegs, type Slip, type SlipLeg, slipTotals } from './slip-state.ts';

export interface SlipSettings {
  limits: BetLimits;
}

/** Minor units. */
export interface SlipFunds {
  stake: number;
  balance: number;
  /** What open bets on the same picks leave of the highest stake; left out where that is not known. */
  combinationLeft?: number | undefined;
}

/**
 * Every pair of picks of one fixture. The odds of a slip are multiplied as if its legs were independent, and two
 * picks of one fixture never are: a slip takes one until there is a price for both together.
 */
function checkPairs(legs: readonly SlipLeg[]): Refusal[] {
  const refusals: Refusal[] = [];
  legs.forEach((leg, index) => {
    for (const later of legs.slice(index + 1)) {
      if (later.fixtureId !== leg.fixtureId) continue;
      const selectionIds = [leg.selectionId, later.selectionId];
      const isSameMarket = later.typeId === leg.typeId;
      refusals.push({
        code: isSameMarket ? 'DUPLICATE_MARKET' : 'SAME_FIXTURE_COMBINATION',
        selectionIds,
      });
    }
  });
  return refusals;
}

function checkBonus({ legs, bonus }: Slip): Refusal[] {
  if (bonus === null) return [];
  const refusals: Refusal[] = [];
  if (!tierFor(bonus) || legs.length < bonus)
    refusals.push({ code: 'BONUS_NEEDS_FOLDERS', folders: bonus });
  const low = lowOddsLegs(legs).map((leg) => leg.selectionId);
  if (low.length > 0) refusals.push({ code: 'BONUS_LOW_ODDS', selectionIds: low });
  const live = inPlayLegs(legs).map((leg) => leg.selectionId);
  if (live.length > 0) refusals.push({ code: 'BONUS_IN_PLAY', selectionIds: live });
  return refusals;
}

/** Everything wrong with the legs and the bonus pick, before any stake; an empty slip has only that wrong. */
export function checkLegs(slip: Slip, { limits }: SlipSettings): Refusal[] {
  if (slip.legs.length === 0) return [{ code: 'EMPTY_SLIP' }];
  const refusals: Refusal[] = [];
  if (slip.legs.length > limits.maxLegs)
    refusals.push({ code: 'TOO_MANY_LEGS', limit: limits.maxLegs });
  refusals.push(...checkPairs(slip.legs), ...checkBonus(slip));
  if (slipTotals(slip, 0).totalOdds > limits.maxTotalOdds) {
    refusals.push({ code: 'TOTAL_ODDS_TOO_HIGH', limit: limits.maxTotalOdds });
  }
  return refusals;
}

/** The largest stake whose pay-out stays within the cap: floor(stake × odds / 100) ≤ cap. */
function stakeForPayout(totalOdds: number, cap: number): number {
  if (totalOdds <= 0) return Number.MAX_SAFE_INTEGER;
  return toSafeNumber((100n * (BigInt(cap) + 1n) - 1n) / BigInt(totalOdds));
}

type Means = Omit<SlipFunds, 'stake'>;

/**
 * The highest stake (minor units, from 0) and the refusal of a higher one: balance, highest stake, what is left of it
 * for the same picks, or pay-out cap.
 */
function stakeBound(totalOdds: Odds, limits: BetLimits, { balance, combinationLeft }: Means) {
  const { maxStake } = limits;
  const bounds = [
    { code: 'INSUFFICIENT_FUNDS', most: Math.max(0, Math.floor(balance)) },
    { code: 'STAKE_TOO_LARGE', most: maxStake },
    { code: 'COMBINATION_LIMIT', most: combinationLeft ?? maxStake },
    { code: 'PAYOUT_TOO_LARGE', most: stakeForPayout(totalOdds, limits.maxPayout) },
  ] as const;
  return bounds.reduce((lowest, bound) => (bound.most < lowest.most ? bound : lowest));
}

/**
 * The stake of the MAX button in minor units: the smallest of balance, highest stake, what is left of it for the same
 * picks, and the largest stake whose pay-out stays within the cap; never below 0. It may be below the lowest stake, which
 * `checkSlip` refuses.
 */
export function maxStakeFor(slip: Slip, limits: BetLimits, means: Means): number {
  return stakeBound(slipTotals(slip, 0).totalOdds, limits, means).most;
}

/**
 * What is wrong with a stake at total odds (hundredths), whatever it is on; [] when nothing is. A stake that is too
 * high is one mistake, so it is refused once, by the bound that binds this member.
 */
export function checkStake(
  totalOdds: Odds,
  limits: BetLimits,
  { stake, ...means }: SlipFunds,
): Refusal[] {
  if (!isAmount(stake) || stake < limits.minStake)
    return [{ code: 'STAKE_TOO_SMALL', limit: limits.minStake }];
  const { code, most } = stakeBound(totalOdds, limits, means);
  if (stake <= most) return [];
  if (code === 'COMBINATION_LIMIT') return [{ code, limit: limits.maxStake, to: most }];
  if (code !== 'PAYOUT_TOO_LARGE') return [{ code, limit: most }];
  return [{ code, limit: limits.maxPayout, from: stake, to: most }];
}

/** Everything wrong with a slip and its stake, in the order the screens tell it; [] when it can be placed. */
export function checkSlip(slip: Slip, settings: SlipSettings, funds: SlipFunds): Refusal[] {
  const { totalOdds } = slipTotals(slip, 0);
  return [...checkLegs(slip, settings), ...checkStake(totalOdds, settings.limits, funds)];
}
