export { createFootballDataFeed, fixtureIdOf } from './football-data/feed.ts';
export { parseSeason, type SeasonMatch } from './football-data/parse-season.ts';
export { createNoFeed } from './none.ts';
export { createSimulatedFeed } from './simulated.ts';
export type {
  FeedFixture,
  FeedLeague,
  FeedMarket,
  FeedSource,
  FeedStatus,
  FeedUpdate,
} from './types.ts';
