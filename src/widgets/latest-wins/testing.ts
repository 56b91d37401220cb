export { winAnswers } from './lib/sample-wins';
