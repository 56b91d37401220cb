export { makeDebt } from './lib/sample-debts';
