export type { ArchivedMatch, RetiredFixture } from './football-data/archived-match.ts';
export { decodeSeason, MAX_SEASON_BYTES } from './football-data/decode.ts';
export { createFootballDataFeed } from './football-data/feed.ts';
export { isWithheld, offerOf } from './football-data/offer.ts';
export { describeProblems, parseSeason, type Season } from './football-data/parse-season.ts';
export { seasonOf } from './football-data/season-of.ts';
export type { SeasonMatch } from './football-data/season-row.ts';
export { createNoFeed } from './none.ts';
export { createRecordedFeed } from './recorded/feed.ts';
export { decodeRecording, lineOf } from './recorded/recording.ts';
export { createSimulatedFeed } from './simulated.ts';
export type {
  FeedFixture,
  FeedLeague,
  FeedMarket,
  FeedSource,
  FeedUpdate,
} from './types.ts';
