export { type BetQuery, loadBet, loadBetPage, loadBetSummary } from './api';
export {
  type Bet,
  type BetLeg,
  type CasinoLeg,
  type FixtureLeg,
  isCasinoLeg,
  isFixtureLeg,
  isOpenBet,
  legKey,
  type LiveScore,
  type LiveScores,
  openMatches,
  toBet,
  withScores,
} from './lib/bet';
export { decidedText } from './lib/decided-text';
export { formatGain } from './lib/figures';
export { betText } from './lib/bet-text';
export { legText, legTitle, legWithMatch } from './lib/leg-text';
export {
  $openBets,
  $pendingBets,
  betsSeen,
  betsForgotten,
  createBetList,
  pendingDecided,
} from './model';
export { BetCard } from './ui/bet-card';
export { BetDetail } from './ui/bet-detail';
export { betTypes } from './ui/messages';
