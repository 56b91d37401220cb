import { isFinished, isOver, isPostponed } from '#rules/fixture-status.ts';
import { returnedBy } from '#rules/joint.ts';
import { isDecided, isLost, isVoid, LEG_RESULT } from '#rules/leg-result.ts';
import { type Bet, type BetLeg, isFixtureLeg } from './bet';

type JointPrice = NonNullable<Bet['joint']>[number];

/** Whether the leg at a place of a bet was taken at one price with others of its match. */
export function isJointAt({ joint }: Pick<Bet, 'joint'>, place: number): boolean {
  return joint?.some(({ legs }) => legs.includes(place)) ?? false;
}

/** How a joint price comes about, or what it came to. */
export interface JointSum {
  /** What each leg is, or returned, in halves of a hundredth. */
  parts: readonly number[];
  /** Ten-thousandths. */
  factor: number;
}

const legsOf = ({ legs }: Pick<Bet, 'legs'>, price: JointPrice) =>
  price.legs.flatMap((place) => legs[place] ?? []);

/** The odds of the legs and what their product is multiplied by; null where that is not known. */
export function jointSum(bet: Pick<Bet, 'legs'>, price: JointPrice): JointSum | null {
  const [all] = price.factors;
  if (!all) return null;
  return { parts: legsOf(bet, price).map(({ odds }) => 2 * odds), factor: all.factor };
}

const { won, cancelled } = LEG_RESULT;

/** Cancelled, postponed or abandoned. */
function isStopped(status: number): boolean {
  return isPostponed(status) || (isOver(status) && !isFinished(status));
}

/** A leg that is void, of a match that was not played to its end: nothing says whether its line made it so. */
function isLeftOut(leg: BetLeg): boolean {
  if (leg.result === cancelled) return true;
  return isVoid(leg.result) && isFixtureLeg(leg) && isStopped(leg.fixtureStatus);
}

/** Whether legs of a match that was not played to its end may have been left out of the price. */
export function hasLeftOut(bet: Pick<Bet, 'legs'>, price: JointPrice): boolean {
  return legsOf(bet, price).some(isLeftOut);
}

/** What the legs returned where they did not just win or lose; null of any other group, and of one that is open. */
export function settledSum(bet: Pick<Bet, 'legs'>, price: JointPrice): JointSum | null {
  const legs = legsOf(bet, price);
  const isOver = legs.every(({ result }) => isDecided(result));
  if (!isOver || legs.some((leg) => isLost(leg.result) || isLeftOut(leg))) return null;
  if (legs.every(({ result }) => result === won)) return null;
  const [all] = price.factors;
  const parts = legs.map(({ odds, result }) => returnedBy(odds, result));
  return all ? { parts, factor: all.factor } : null;
}
