export { minigameAnswers } from './lib/sample-minigames';
