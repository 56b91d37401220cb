import { bonusFactorOf, isLowOdds } from './bonus.ts';
import { payoutOf } from './money.ts';
import { type Odds, totalOdds } from './odds.ts';

export interface SlipLeg {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  typeId: number;
  odds: Odds;
  /** Hundredths; null for a market without a line. */
  line: number | null;
  /** Whether the fixture is being played; such legs take no bonus pick. */
  inPlay?: boolean;
}

export interface Slip {
  /** In the order they were picked; a replaced leg keeps its place. */
  legs: readonly SlipLeg[];
  /** Folders of the bonus pick (3, 5, 7 or 9); null without one. It never counts as a leg. */
  bonus: number | null;
}

export const EMPTY_SLIP: Slip = { legs: [], bonus: null };

export interface SlipTotals {
  totalOdds: Odds;
  /** Hundredths; 100 when no bonus applies. */
  bonusFactor: number;
  /** Minor units; 0 for a stake that is not a whole amount. */
  payout: number;
}

/** The legs that a bonus pick refuses: odds at or below 1.30. */
export function lowOddsLegs(legs: readonly SlipLeg[]): SlipLeg[] {
  return legs.filter((leg) => isLowOdds(leg.odds));
}

/** The legs in play, which a bonus pick refuses. */
export function inPlayLegs(legs: readonly SlipLeg[]): SlipLeg[] {
  return legs.filter((leg) => leg.inPlay === true);
}

/** Whether the chosen bonus pick applies: enough legs, none at or below 1.30, none in play. */
export function bonusApplies({ legs, bonus }: Slip): boolean {
  return (
    bonus !== null &&
    legs.length >= bonus &&
    lowOddsLegs(legs).length === 0 &&
    inPlayLegs(legs).length === 0
  );
}

/** Total odds with the bonus as long as its conditions hold, and the pay-out of a stake. */
export function slipTotals(slip: Slip, stake: number): SlipTotals {
  const bonusFactor = bonusApplies(slip) ? bonusFactorOf(slip.bonus, slip.legs.length) : 100;
  const odds = totalOdds(
    slip.legs.map((leg) => leg.odds),
    bonusFactor,
  );
  const payout = Number.isSafeInteger(stake) && stake > 0 ? payoutOf(stake, odds) : 0;
  return { totalOdds: odds, bonusFactor, payout };
}
