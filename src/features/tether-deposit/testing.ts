export { makeConfirming, makePartial, makePayment, makeTetherTerms } from './lib/sample-payments';
