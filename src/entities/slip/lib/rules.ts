export { BONUS_TIERS, bonusFactorFor, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
export type { BetLimits } from '#rules/limits.ts';
export { limitsFor } from '#rules/limits.ts';
export { ODDS_POLICIES, type OddsPolicy, decideOdds } from '#rules/odds-policy.ts';
export {
  legsOf,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  refusalFixes,
} from '#rules/refusals.ts';
export { isSameScore } from '#rules/scores.ts';
export { bonusApplies, checkSlip, maxStakeFor, slipTotals, type SlipTotals } from '#rules/slip.ts';
