export { answersOf, samples, staffValues } from './lib/sample-states';
