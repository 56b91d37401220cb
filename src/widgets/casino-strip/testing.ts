export { casinoAnswers } from './lib/sample-lobbies';
