export { makeBet, makeBetCashOut, makeBetLeg, makeRoundBet } from './lib/sample-bets';
