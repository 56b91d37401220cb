export { BONUS_TIERS, LOW_ODDS_LIMIT, tierFor } from '#rules/bonus.ts';
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
export {
  bonusApplies,
  type BonusOffer,
  bonusOffer,
  checkSlip,
  maxStakeFor,
  slipTotals,
  type SlipTotals,
} from '#rules/slip.ts';
