export { type Bet, type BetLeg, isOpenBet, type LiveScore, openFixtures, toBet } from './lib/bet';
export { makeBet, makeBetLeg } from './lib/sample-bets';
export {
  $pendingBets,
  type BetListRequest,
  type BetPage,
  type BetQuery,
  betsSeen,
  betsForgotten,
  createBetList,
  openBetsTold,
  pendingDecided,
  scoresSeen,
} from './model';
export { BetCard, type BetCardProps } from './ui/bet-card';
export { BetStatusBadge, LegResultBadge } from './ui/bet-status-badge';
