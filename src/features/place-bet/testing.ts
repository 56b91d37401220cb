export { $results } from './model/result';
export { refusedFor, makeReport } from './lib/sample-reports';
