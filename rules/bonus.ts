import type { Odds } from './odds.ts';

/** A bonus pick: offered from this number of folders on, with its factor in hundredths. */
export interface BonusTier {
  folders: number;
  factor: number;
}

/** Lowest first. */
export const BONUS_TIERS: readonly BonusTier[] = [
  { folders: 3, factor: 103 },
  { folders: 5, factor: 105 },
  { folders: 7, factor: 108 },
  { folders: 9, factor: 110 },
];

/** With a bonus pick, a leg at these odds or below is refused (1.30 is refused, 1.31 passes). */
export const LOW_ODDS_LIMIT: Odds = 130;

/** Whether odds are at or below the 1.30 limit of bonus slips. */
export function isLowOdds(odds: Odds): boolean {
  return odds <= LOW_ODDS_LIMIT;
}

/** The bonus pick named by its folders, or null when there is none of that size. */
export function tierFor(folders: number | null): BonusTier | null {
  return BONUS_TIERS.find((tier) => tier.folders === folders) ?? null;
}

/** Factor in hundredths of the highest tier that n legs reach; 100 below the first. */
export function bonusFactorFor(legs: number): number {
  return BONUS_TIERS.findLast((tier) => legs >= tier.folders)?.factor ?? 100;
}

/**
 * Factor in hundredths that a chosen bonus pick gives for a number of counting legs:
 * the tier those legs reach, never above the pick's own tier. 100 without a pick.
 */
export function bonusFactorOf(chosenFolders: number | null, countingLegs: number): number {
  const chosen = tierFor(chosenFolders);
  return chosen ? Math.min(chosen.factor, bonusFactorFor(countingLegs)) : 100;
}
