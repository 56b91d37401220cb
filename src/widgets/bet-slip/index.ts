export { BetSlip } from './ui/later-slip';
