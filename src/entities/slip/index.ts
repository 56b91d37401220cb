export type { SlipAccount } from './lib/account';
export { addPick, chooseBonus, type RejectedEdit } from './lib/edit';
export type { SlipFix } from './lib/fix';
export type { OddsChange, SlipProblem } from './lib/problems';
export { refusalText, refusedMatches } from './lib/refusal-text';
export {
  BONUS_TIERS,
  type BonusOffer,
  legsOf,
  ODDS_POLICIES,
  type OddsPolicy,
  LOW_ODDS_LIMIT,
  type Refusal,
  type RefusalCode,
  slipTotals,
  type SlipTotals,
  tierFor,
} from './lib/rules';
export {
  type DomesticSlip,
  EMPTY_DRAFT,
  offerScoreSchema,
  type SlipEntry,
  type SlipPick,
} from './lib/slip';
export { type OneTapBet, oneTapBet } from './lib/one-tap';
export type { SlipPreferences } from './lib/preferences';
export { defaultStakes, MAX_QUICK_STAKES, stakeUnit, tidyStakes } from './lib/stakes';
export { toRefusal } from './lib/to-refusal';
export { editFixes } from './lib/edit-fixes';
export {
  $bonus,
  $currency,
  $isSlipValid,
  $legProblems,
  $limits,
  $maxStake,
  $oddsChanges,
  $policy,
  $policyOverride,
  $problemLegs,
  $problems,
  $totals,
  maxStakeChosen,
  policyOverridden,
  policyUpdated,
} from './model/checks';
export { type CombinationLeft, combinationFreed, combinationRefused } from './model/combination';
export { legOffersUpdated } from './model/offers';
export { editFixChosen, fixChosen } from './model/fixes';
export { $account, accountUpdated } from './model/account';
export {
  $oneTapTerms,
  $preferences,
  $quickStakes,
  oneTapTurnedOff,
  preferencesSaved,
} from './model/preferences';
export { $areSavedSlipsRead, slipHydrated } from './model/saved-slips';
export {
  $legCount,
  $pickedIds,
  $rejectedEdit,
  $slip,
  $stake,
  $takesOneTap,
  bonusChosen,
  legRemoved,
  oneTapPressed,
  pickPressed,
  pickToggled,
  pricesUpdated,
  rejectedEditDropped,
  slipCleared,
  slipReplaced,
  stakeAdded,
  stakeChanged,
  editRejected,
} from './model/slip';
export { SlipLeg } from './ui/slip-leg';
