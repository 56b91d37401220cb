export { type GameEntry, type GameGroup, lobbyGroups, venueAt, venueSearch } from './lib/games';
export { GameDirectory } from './ui/game-directory';
export { GameRail } from './ui/game-rail';
export { RoundTable } from './ui/round-table';
