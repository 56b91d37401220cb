export { levelAnswers } from './lib/sample-level';
