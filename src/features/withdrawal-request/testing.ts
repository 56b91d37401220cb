export { makeTetherWithdrawalTerms, makeWithdrawalTerms } from './lib/sample-terms';
