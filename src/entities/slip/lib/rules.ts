export { BONUS_TIERS, LOW_ODDS_LIMIT, tierFor } from '#rules/bonus.ts';
export type { BetLimits, LevelLimits } from '#rules/limits.ts';
export { DEFAULT_LIMITS, limitsFor, limitsOfMode } from '#rules/limits.ts';
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
  minStakeOf,
  modeFor,
  payoutAt,
  priceOfSlip,
  type SlipPrice,
  type SlipMode,
  slipTotals,
  type SlipTotals,
  stakePaying,
} from '#rules/slip.ts';
