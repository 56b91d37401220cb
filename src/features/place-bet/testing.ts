export { $results } from './model/result';
export { refusedFor, toldOf } from './lib/sample-told';
