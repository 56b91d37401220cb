export { makeBet, makeBetLeg } from './lib/sample-bets';
