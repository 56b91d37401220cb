export { makeCoinTerms, makeDepositTerms } from './lib/sample-terms';
