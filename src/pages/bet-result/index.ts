export { BetResultPage } from './ui/bet-result-page';
