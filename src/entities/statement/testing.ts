export { makeLine, makeSummary } from './lib/sample-statement';
