export { DeskCasino } from './ui/desk-casino';
export { DeskCasinoRounds } from './ui/desk-casino-rounds';
