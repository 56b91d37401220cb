export { makeDecided, makeDeposit, makeWithdrawal } from './lib/sample-requests';
