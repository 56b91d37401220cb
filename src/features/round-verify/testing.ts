export { makeRoundDetail } from './lib/sample-rounds';
export { makeWorldDay } from './lib/sample-world-days';
