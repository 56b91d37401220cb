export { makeCheck, makeLimit, makeProtection, sampleNow } from './lib/sample-protection';
