export { RoundBets, type RoundBetsProps } from './ui/round-bets';
export { RoundSlip } from './ui/round-slip';
