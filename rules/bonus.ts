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

/** What a bonus pick pays by; a bet keeps the terms it was accepted under. */
export interface BonusTerms {
  /** Lowest first. */
  tiers: readonly BonusTier[];
  /** Legs at these odds or below do not count. */
  lowOddsLimit: Odds;
}

/** The terms of bets accepted now. */
export const BONUS_TERMS: BonusTerms = { tiers: BONUS_TIERS, lowOddsLimit: LOW_ODDS_LIMIT };

/** Whether odds are at or below the limit of bonus slips, today's 1.30 by default. */
export function isLowOdds(odds: Odds, { lowOddsLimit } = BONUS_TERMS): boolean {
  return odds <= lowOddsLimit;
}

/** The bonus pick named by its folders, or null when there is none of that size. */
export function tierFor(folders: number | null, { tiers } = BONUS_TERMS): BonusTier | null {
  return tiers.find((tier) => tier.folders === folders) ?? null;
}

/** Factor in hundredths of the highest tier that n legs reach; 100 below the first. */
export function bonusFactorFor(legs: number, { tiers } = BONUS_TERMS): number {
  return tiers.findLast((tier) => legs >= tier.folders)?.factor ?? 100;
}

/**
 * Factor in hundredths that a chosen bonus pick gives for a number of counting legs:
 * the tier those legs reach, never above the pick's own tier. 100 without a pick.
 */
export function bonusFactorOf(
  chosenFolders: number | null,
  countingLegs: number,
  terms = BONUS_TERMS,
): number {
  const chosen = tierFor(chosenFolders, terms);
  return chosen ? Math.min(chosen.factor, bonusFactorFor(countingLegs, terms)) : 100;
}
