/** The rules of the domestic slip: what the client shows and what the server decides. */
export { type BonusObstacle, type BonusOffer, bonusOffer } from './bonus-offer.ts';
export { type BetLimits, type LimitsInput, limitsFor, MAX_LEGS, VIP_LEVELS } from './limits.ts';
export {
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type RefusalFix,
  refusalFixes,
} from './refusals.ts';
export {
  checkLegs,
  checkSlip,
  maxStakeFor,
  type SlipFunds,
  type SlipSettings,
} from './slip-check.ts';
export {
  type AddLegOptions,
  type AddLegResult,
  addLeg,
  removeLeg,
  type SetBonusResult,
  setBonus,
  updateOdds,
} from './slip-edit.ts';
export {
  bonusApplies,
  EMPTY_SLIP,
  lowOddsLegs,
  type Slip,
  type SlipLeg,
  type SlipTotals,
  slipTotals,
} from './slip-state.ts';
