export { BetSlip } from './ui/bet-slip';
