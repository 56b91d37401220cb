export { makeAgency, makeRolling } from './lib/sample-rolling';
