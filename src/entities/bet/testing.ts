export { makeBet, makeBetCashOut, makeBetLeg } from './lib/sample-bets';
