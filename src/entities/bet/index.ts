export {
  type Bet,
  type BetLeg,
  isOpenBet,
  type LiveScore,
  type LiveScores,
  openMatches,
  toBet,
  withScores,
} from './lib/bet';
export { makeBet, makeBetLeg } from './lib/sample-bets';
export {
  $pendingBets,
  type BetListRequest,
  type BetPage,
  type BetQuery,
  betsSeen,
  betsForgotten,
  createBetList,
  pendingDecided,
} from './model';
export { BetCard } from './ui/bet-card';
