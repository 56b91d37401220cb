export {
  createFootballDataFeed,
  type FootballDataOptions,
  fixtureIdOf,
} from './football-data/feed.ts';
export {
  parseSeason,
  type Season,
  type SeasonMatch,
  type SeasonProblem,
} from './football-data/parse-season.ts';
export { createNoFeed } from './none.ts';
export { createSimulatedFeed } from './simulated/feed.ts';
export type {
  FeedFixture,
  FeedLeague,
  FeedMarket,
  FeedSelection,
  FeedSource,
  FeedStatus,
  FeedUpdate,
  FixtureClock,
} from './types.ts';
