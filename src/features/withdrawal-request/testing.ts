export { makeWithdrawalTerms } from './lib/sample-terms';
