export {
  makeAdjustment,
  makeDesk,
  makeDeskRequest,
  makeSetting,
  makeSettlement,
  makeSignup,
  makeTetherDeposit,
  makeWithdrawal,
} from './lib/sample-desk';
