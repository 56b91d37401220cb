// What a slip pays, with its bonus.
import { bonusFactorOf } from './bonus.ts';
import { jointPrices } from './joint.ts';
import type { Odds } from './odds.ts';
import { payoutAt, type SlipPrice, slipPrice } from './slip-price.ts';
import { MODE_RULES } from './slip-modes.ts';
import { inPlayLegs, lowOddsLegs, type Slip } from './slip-state.ts';

export interface SlipTotals {
  totalOdds: Odds;
  /** Hundredths; 100 when no bonus applies. */
  bonusFactor: number;
  /** Minor units; 0 for a stake that is not a whole amount. */
  payout: number;
}

/** Whether the chosen bonus pick applies: one bet of enough legs, each of a fixture of its own, none at or below 1.30, none in play. */
export function bonusApplies({ legs, bonus, sizes, joint, mode }: Slip): boolean {
  return (
    bonus !== null &&
    !sizes &&
    !joint &&
    (mode === undefined || MODE_RULES[mode].bonus) &&
    legs.length >= bonus &&
    lowOddsLegs(legs).length === 0 &&
    inPlayLegs(legs).length === 0
  );
}

function bonusFactor(slip: Slip): number {
  return bonusApplies(slip) ? bonusFactorOf(slip.bonus, slip.legs.length) : 100;
}

/** What a slip pays by, with the bonus as long as its conditions hold. */
export function priceOfSlip(slip: Slip): SlipPrice {
  const { legs, sizes, joint } = slip;
  return slipPrice({
    prices: legs.map((leg) => leg.odds),
    bonusFactor: bonusFactor(slip),
    sizes,
    joint: joint && jointPrices(legs, joint),
  });
}

/** Total odds with the bonus as long as its conditions hold, and the pay-out of a stake. */
export function slipTotals(slip: Slip, stake: number): SlipTotals {
  const price = priceOfSlip(slip);
  const payout = Number.isSafeInteger(stake) && stake > 0 ? payoutAt(price, stake) : 0;
  return { totalOdds: price.totalOdds, bonusFactor: bonusFactor(slip), payout };
}
