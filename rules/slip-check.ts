import { tierFor } from './bonus.ts';
import { jointGroups, mayStandTogether } from './joint.ts';
import type { BetLimits } from './limits.ts';
import { isAmount } from './money.ts';
import type { Refusal, RefusalCode } from './refusals.ts';
import { minStakeOf, type SlipPrice, stakeWithin } from './slip-price.ts';
import { checkMode, takesJoint } from './slip-modes.ts';
import { foldersOf, inPlayLegs, lowOddsLegs, type Slip, type SlipLeg } from './slip-state.ts';
import { priceOfSlip } from './slip-totals.ts';
import { isSystem, MAX_SYSTEM_LEGS } from './system.ts';

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
 * picks of one fixture never are: a slip takes one, and a European slip two of different kinds at their joint price.
 */
export function checkPairs(slip: Slip): Refusal[] {
  const { legs } = slip;
  const isEuropean = takesJoint(slip);
  const refusals: Refusal[] = [];
  legs.forEach((leg, index) => {
    for (const later of legs.slice(index + 1)) {
      if (later.fixtureId !== leg.fixtureId) continue;
      const code = refusalOfPair(leg, later, isEuropean);
      if (code) refusals.push({ code, selectionIds: [leg.selectionId, later.selectionId] });
    }
  });
  return refusals;
}

function refusalOfPair(one: SlipLeg, other: SlipLeg, isEuropean: boolean): RefusalCode | null {
  // Another line of the type is of the same kind: between kinds the European slip tells more.
  if (isEuropean ? one.marketId === other.marketId : one.typeId === other.typeId)
    return 'DUPLICATE_MARKET';
  if (!isEuropean) return 'SAME_FIXTURE_COMBINATION';
  return mayStandTogether(one, other) ? null : 'JOINT_KINDS';
}

/** Fixtures of which the slip has more picks than its mode allows at a joint price. */
function checkFixturePicks(slip: Slip, { maxFixturePicks }: BetLimits): Refusal[] {
  if (!takesJoint(slip)) return [];
  return jointGroups(slip.legs)
    .filter((places) => places.length > maxFixturePicks)
    .map((places) => ({
      code: 'FIXTURE_PICKS',
      selectionIds: places.flatMap((place) => slip.legs[place]?.selectionId ?? []),
      limit: maxFixturePicks,
    }));
}

/** What several picks of a fixture need: a price, and no terms that count legs. */
function checkJoint(slip: Slip): Refusal[] {
  const { legs, joint = [], bonus, sizes } = slip;
  if (!takesJoint(slip)) return [];
  const groups = jointGroups(legs).map((places) => places.flatMap((place) => legs[place] ?? []));
  const refusals = groups
    .filter(([leg]) => !joint.some(({ fixtureId }) => fixtureId === leg?.fixtureId))
    .map((group): Refusal => ({ code: 'JOINT_PRICE', selectionIds: group.map(idOf) }));
  const joined = groups.flat().map(idOf);
  if (bonus !== null && (joined.length > 0 || slip.mode))
    refusals.push({ code: 'JOINT_BONUS', ...(joined.length > 0 && { selectionIds: joined }) });
  if (joined.length > 0 && sizes) refusals.push({ code: 'JOINT_SYSTEM', selectionIds: joined });
  return refusals;
}

const idOf = ({ selectionId }: SlipLeg) => selectionId;

function checkBonus({ legs, bonus, sizes }: Slip): Refusal[] {
  if (bonus === null || sizes) return [];
  const refusals: Refusal[] = [];
  if (!tierFor(bonus) || legs.length < bonus)
    refusals.push({ code: 'BONUS_NEEDS_FOLDERS', folders: bonus });
  const low = lowOddsLegs(legs).map((leg) => leg.selectionId);
  if (low.length > 0) refusals.push({ code: 'BONUS_LOW_ODDS', selectionIds: low });
  const live = inPlayLegs(legs).map((leg) => leg.selectionId);
  if (live.length > 0) refusals.push({ code: 'BONUS_IN_PLAY', selectionIds: live });
  return refusals;
}

function checkSystem({ legs, bonus, sizes }: Slip): Refusal[] {
  if (!sizes) return [];
  const refusals: Refusal[] = [];
  if (legs.length > MAX_SYSTEM_LEGS)
    refusals.push({ code: 'TOO_MANY_LEGS', limit: MAX_SYSTEM_LEGS });
  else if (!isSystem(legs.length, sizes))
    refusals.push({ code: 'SYSTEM_SIZES', limit: legs.length });
  if (bonus !== null) refusals.push({ code: 'SYSTEM_BONUS', folders: bonus });
  return refusals;
}

/** Everything wrong with the legs and the bonus pick, before any stake; an empty slip has only that wrong. */
export function checkLegs(slip: Slip, { limits }: SlipSettings): Refusal[] {
  if (slip.legs.length === 0) return [{ code: 'EMPTY_SLIP' }];
  const refusals: Refusal[] = [];
  if (foldersOf(slip) > limits.maxLegs && !slip.sizes)
    refusals.push({ code: 'TOO_MANY_LEGS', limit: limits.maxLegs });
  refusals.push(
    ...checkMode(slip),
    ...checkSystem(slip),
    ...checkPairs(slip),
    ...checkFixturePicks(slip, limits),
    ...checkJoint(slip),
    ...checkBonus(slip),
  );
  if (priceOfSlip(slip).totalOdds > limits.maxTotalOdds) {
    refusals.push({ code: 'TOTAL_ODDS_TOO_HIGH', limit: limits.maxTotalOdds });
  }
  return refusals;
}

type Means = Omit<SlipFunds, 'stake'>;

/**
 * The highest stake (minor units, from 0) and the refusal of a higher one: balance, highest stake, what is left of it
 * for the same picks, or pay-out cap.
 */
function stakeBound(price: SlipPrice, limits: BetLimits, { balance, combinationLeft }: Means) {
  const { maxStake } = limits;
  const bounds = [
    { code: 'INSUFFICIENT_FUNDS', most: Math.max(0, Math.floor(balance)) },
    { code: 'STAKE_TOO_LARGE', most: maxStake },
    { code: 'COMBINATION_LIMIT', most: combinationLeft ?? maxStake },
    { code: 'PAYOUT_TOO_LARGE', most: stakeWithin(price, limits.maxPayout) },
  ] as const;
  return bounds.reduce((lowest, bound) => (bound.most < lowest.most ? bound : lowest));
}

/**
 * The stake of the MAX button in minor units: the smallest of balance, highest stake, what is left of it for the same
 * picks, and the largest stake whose pay-out stays within the cap; never below 0. It may be below the lowest stake, which
 * `checkSlip` refuses.
 */
export function maxStakeFor(slip: Slip, limits: BetLimits, means: Means): number {
  const price = priceOfSlip(slip);
  return evenly(stakeBound(price, limits, means).most, price);
}

/** The largest amount up to this one that the lines can share evenly. */
function evenly(stake: number, { lines }: SlipPrice): number {
  return stake - (stake % lines.length);
}

/**
 * What is wrong with a stake at a price, whatever it is on; [] when nothing is. A stake that is too
 * high is one mistake, so it is refused once, by the bound that binds this member.
 */
export function checkStake(
  price: SlipPrice,
  limits: BetLimits,
  { stake, ...means }: SlipFunds,
): Refusal[] {
  const count = price.lines.length;
  const least = minStakeOf(price, limits.minStake);
  if (!isAmount(stake) || stake < least) return [{ code: 'STAKE_TOO_SMALL', limit: least }];
  const { code, most } = stakeBound(price, limits, means);
  if (stake > most) {
    if (code === 'COMBINATION_LIMIT') return [{ code, limit: limits.maxStake, to: most }];
    if (code !== 'PAYOUT_TOO_LARGE') return [{ code, limit: most }];
    return [{ code, limit: limits.maxPayout, from: stake, to: most }];
  }
  if (stake % count === 0) return [];
  const next = evenly(stake, price) + count;
  const to = next > most ? evenly(stake, price) : next;
  return [{ code: 'SYSTEM_STAKE', limit: count, from: stake, to }];
}

/** Everything wrong with a slip and its stake, in the order the screens tell it; [] when it can be placed. */
export function checkSlip(slip: Slip, settings: SlipSettings, funds: SlipFunds): Refusal[] {
  const price = priceOfSlip(slip);
  return [...checkLegs(slip, settings), ...checkStake(price, settings.limits, funds)];
}
