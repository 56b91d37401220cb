export { tournamentAnswers } from './lib/sample-tournament';
