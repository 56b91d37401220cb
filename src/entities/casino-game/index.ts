export {
  type CasinoCategory,
  type CasinoGame,
  type CasinoKind,
  type CasinoLobby,
  type CasinoProvider,
  type CasinoRound,
  categoriesOf,
  gamesById,
  type Lobby,
  type PlayedGame,
  playedGames,
  providerNames,
} from './lib/casino-game';
export {
  countGames,
  findGames,
  type GameContext,
  type GameFilter,
  type GameList,
  type GameSort,
  gameSorts,
  sortGames,
} from './lib/find-games';
export { categoryNames, kindNames, rtpText, sortNames } from './lib/words';
export { lobbyQuery, mineQuery, otherLobbyQuery } from './model';
export { DemoCard, type DemoCardProps } from './ui/demo-card';
export { GameGrid, type GameGridProps } from './ui/game-grid';
export { OpenRounds, type OpenRoundsProps } from './ui/open-rounds';
export { Poster, type PosterProps } from './ui/poster';
export { ProviderStrip, type ProviderStripProps } from './ui/provider-strip';
export { RecentList, type RecentListProps } from './ui/recent-list';
export type { StarComponent, StarProps } from './ui/star';
