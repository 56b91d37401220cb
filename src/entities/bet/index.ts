export type { BetQuery } from './api';
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
export {
  $pendingBets,
  betsSeen,
  betsForgotten,
  createBetList,
  pendingDecided,
} from './model';
export { BetCard } from './ui/bet-card';
