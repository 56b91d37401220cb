export { type FixtureDetails, loadDetails } from './api';
export type { SlipAccount } from './lib/account';
export { addPick, chooseBonus, dropLegs, type RejectedEdit } from './lib/edit';
export type { SlipFix } from './lib/fix';
export type { OddsChange, SlipProblem } from './lib/problems';
export { billOf, costOf, type SlipBill, totalOddsOf, totalsOf } from './lib/bill';
export { kindOf, type SlipKind, sizesFor, type SystemRow } from './lib/kind';
export { modeOf } from './lib/mode';
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
  type SlipMode,
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
export { shortMoney } from './lib/short-money';
export { offeredPick } from './lib/offered-pick';
export { toRefusal } from './lib/to-refusal';
export { editFixes } from './lib/edit-fixes';
export {
  type JointFailure,
  type JointGroup,
  type JointQuote,
  jointStateOf,
  orderedLegs,
} from './lib/joint';
export {
  $bill,
  $bonus,
  $isSlipValid,
  $legProblems,
  $maxStake,
  $oddsChanges,
  $problemLegs,
  $problems,
  $totals,
  maxStakeChosen,
} from './model/checks';
export {
  $jointFailures,
  $jointGroups,
  jointFailed,
  jointOutdated,
  jointPriced,
  jointRetried,
} from './model/joint';
export { $mode } from './model/mode';
export { $kinds, $systemRows, kindChosen, sizeToggled } from './model/kind';
export {
  $currency,
  $limits,
  $limitTerms,
  $policy,
  $policyOverride,
  $roundLimits,
  betSettingRequested,
  guestLimitsReceived,
  type LimitTerms,
  payoutCapOf,
  policyOverridden,
  policyUpdated,
} from './model/terms';
export {
  $isByWinnings,
  $isLeastStake,
  $wanted,
  maxWantedChosen,
  stakeHeld,
  wantedAdded,
  wantedChanged,
  wantedDropped,
  winningsToggled,
} from './model/wanted';
export { type CombinationLeft, combinationFreed, combinationRefused } from './model/combination';
export { legOffersUpdated } from './model/offers';
export { editFixChosen, fixChosen } from './model/fixes';
export { SlipBarGate, SlipDockGate } from './model/marks';
export { $account, $accountId, accountUpdated } from './model/account';
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
export { JointRow } from './ui/joint-row';
export { SlipFigure, SlipFrame, SlipTools } from './ui/slip-frame';
export { SlipLeg } from './ui/slip-leg';
export { StakeForm } from './ui/stake-form';
