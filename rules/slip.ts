/** The rules of the slip, in each of its modes: what the client shows and what the server decides. */
export { type BonusObstacle, type BonusOffer, bonusOffer } from './bonus-offer.ts';
export {
  type BetLimits,
  DEFAULT_LIMITS,
  type LimitsInput,
  limitsFor,
  MAX_LEGS,
  VIP_LEVELS,
} from './limits.ts';
export {
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type RefusalFix,
  refusalFixes,
} from './refusals.ts';
export { SLIP_MODES, type SlipMode } from './slip-mode.ts';
export { checkMode, MODE_RULES, modeFor } from './slip-modes.ts';
export {
  checkLegs,
  checkPairs,
  checkSlip,
  checkStake,
  maxStakeFor,
  type SlipFunds,
  type SlipSettings,
} from './slip-check.ts';
export { type FixturePrice, jointGroups, type JointPrice, jointPrices } from './joint.ts';
export {
  type AddLegOptions,
  type AddLegResult,
  addLeg,
  removeLeg,
  type SetBonusResult,
  setBonus,
  updateOdds,
} from './slip-edit.ts';
export { EMPTY_SLIP, lowOddsLegs, type Slip, type SlipLeg } from './slip-state.ts';
export { bonusApplies, priceOfSlip, type SlipTotals, slipTotals } from './slip-totals.ts';
export {
  minStakeOf,
  payoutAt,
  type SlipPrice,
  slipPrice,
  stakePaying,
} from './slip-price.ts';
