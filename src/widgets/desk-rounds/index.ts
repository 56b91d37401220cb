export { DeskMinigames } from './ui/desk-minigames';
export { DeskRounds } from './ui/desk-rounds';
