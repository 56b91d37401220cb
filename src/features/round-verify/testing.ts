export { makeRoundDetail } from './lib/sample-rounds';
