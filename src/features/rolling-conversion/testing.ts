export { makeRolling } from './lib/sample-rolling';
