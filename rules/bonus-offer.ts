import { BONUS_TIERS, bonusFactorOf, type BonusTier } from './bonus.ts';
import { inPlayLegs, lowOddsLegs, type Slip } from './slip-state.ts';

/** Why the legs take no bonus pick: one is in play, or one has odds at or below 1.30. */
export type BonusObstacle = 'inPlay' | 'lowOdds';

export type BonusOffer =
  | { obstacle: BonusObstacle }
  | {
      obstacle: null;
      /** The pick that pays most for these legs, where it pays more than the chosen one. */
      better: BonusTier | null;
      /** The lowest pick that wants more legs than there are. */
      next: BonusTier | null;
    };

/** Which bonus picks may be offered on a slip: only what it can have, what it can have now first. */
export function bonusOffer({ legs, bonus }: Slip): BonusOffer {
  if (inPlayLegs(legs).length > 0) return { obstacle: 'inPlay' };
  if (lowOddsLegs(legs).length > 0) return { obstacle: 'lowOdds' };
  const best = BONUS_TIERS.findLast(({ folders }) => folders <= legs.length) ?? null;
  const chosen = bonusFactorOf(bonus, legs.length);
  return {
    obstacle: null,
    better: best !== null && best.factor > chosen ? best : null,
    next: BONUS_TIERS.find(({ folders }) => folders > legs.length) ?? null,
  };
}
