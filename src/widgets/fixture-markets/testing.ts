export { makeFullDetail } from './lib/sample-detail';
