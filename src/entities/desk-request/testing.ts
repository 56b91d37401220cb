export {
  makeAdjustment,
  makeBonusSetting,
  makeCouponGrant,
  makeDesk,
  makeDeskRequest,
  makeLimitSetting,
  makeSetting,
  makeSettlement,
  makeSignup,
  makeTetherDeposit,
  makeTetherWithdrawal,
  makeWithdrawal,
} from './lib/sample-desk';
