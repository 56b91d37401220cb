export {
  makeBet,
  makeBetCashOut,
  makeBetLeg,
  makeCasinoBet,
  makeCasinoLeg,
  makeRoundBet,
  openCasinoRound,
} from './lib/sample-bets';
