import type { FixtureFacts, FixtureState, League, Market } from './game';
import type { Members } from './membership';
import { noQuotes, type Quotes } from './quotes';
import type { ById } from './record-draft';

/** What is on offer in the topics that someone follows: each thing once, by id. Nothing here is a price. */
export interface Offer {
  leagues: ById<League>;
  fixtures: ById<FixtureFacts>;
  states: ById<FixtureState>;
  /** By fixture, then by market id. */
  markets: ById<ById<Market>>;
  /** Who belongs to each topic; a topic is missing until its state came. */
  topics: ById<Members>;
}

/** The offer and its prices, which have a path of their own past React. */
export interface World {
  offer: Offer;
  quotes: Quotes;
  /** The topics that someone follows; what comes of others is not kept. */
  followed: ReadonlySet<string>;
}

const noOffer: Offer = { leagues: {}, fixtures: {}, states: {}, markets: {}, topics: {} };

/** Nothing yet of these topics. */
export const emptyWorld = (topics: readonly string[] = []): World => ({
  offer: noOffer,
  quotes: noQuotes(),
  followed: new Set(topics),
});
