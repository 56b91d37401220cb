/** What a source of fixtures tells the site: the messages of every feed, real or simulated. */
import type { Side } from './match-clock.ts';
import type { MatchEvent } from './match-events.ts';
import type { Ending, Goal, MatchCounts, PlayerFacts } from './match-facts.ts';
import type { FeedParticipant } from './participants.ts';
import type { Score, Scores } from './scores.ts';
import type { FixtureStatus } from './fixture-status.ts';
import type { Outlook } from './outlook.ts';
import type { OfferStatus } from './market-status.ts';
import type { SportKey } from './sports.ts';

export interface FeedLeague {
  id: string;
  sport: SportKey;
  /** Korean display name. */
  name: string;
  /** ISO 3166 alpha-2 in lower case, or `world`. */
  country: string;
  order: number;
  major: boolean;
}

export interface FeedSelection {
  outcome: string;
  /** Integer hundredths: 195 is 1.95. */
  odds: number;
  status?: OfferStatus;
}

export interface FeedMarket {
  typeId: number;
  /** Integer hundredths, the home side's line for handicaps; null for markets without a line. */
  line: number | null;
  /** Football handicaps in play count goals after this score; null everywhere else. */
  offerScore: Score | null;
  status: OfferStatus;
  /** Korean, of a market that the dictionary may not have. */
  name?: string;
  selections: FeedSelection[];
}

export interface FixtureClock {
  /** Period code of the sport, e.g. `10`, `20`, `1`; `80` in a break. */
  period: string;
  /** Whole minutes played of the match (football) or null where the sport has no such clock. */
  minute: number | null;
  startedAt?: number;
  remainingSeconds?: number | null;
  /** Baseball: the inning, extra ones counted on, and its half: the away side bats in the top. */
  inning?: Inning;
  /** Baseball: outs of the half so far, 3 once it is over, and the bases with a runner. */
  outs?: number;
  bases?: readonly number[];
  /** Football: minutes beyond the usual end of the part. */
  injury?: number;
  /** Where sets are played: who serves, null where it is not known. */
  server?: Side | null;
  /** Tennis: the points of the game that is played, 50 for an advantage; of a tie-break how many there were. */
  gamePoints?: Score;
}

export interface Inning {
  number: number;
  half: 'top' | 'bottom';
}

export interface FeedFixture {
  leagueId: string;
  sport: SportKey;
  home: string;
  away: string;
  homeId: string;
  awayId: string;
  startsAt: number;
}

/**
 * Everything that changed at one instant for one fixture; absent fields are unchanged.
 *
 * `scores` is always the whole map. Keys are period codes (`10`, `20`, `1` …): the running period's
 * score so far is present under its own code. `live` is the running total (sets for volleyball, maps
 * for e-sports). `100`, `101`, `102` come with the final update (status 3), or as soon as they are
 * settled because the game goes on into overtime or a shoot-out.
 * `markets` lists only markets that changed, each with all of its selections.
 */
export interface FeedUpdate {
  at: number;
  fixtureId: string;
  create?: FeedFixture;
  startsAt?: number;
  status?: FixtureStatus;
  clock?: FixtureClock | null;
  scores?: Scores;
  /** What is counted beside the score, always all of it, by part as `scores`. */
  counts?: MatchCounts;
  /** Who may be picked beside the two sides, always all of them; before or with the first market on them. */
  participants?: readonly FeedParticipant[];
  /** The goals with who scored them, in order, always all of them. */
  goals?: readonly Goal[];
  /** Who played, always all who may be picked: whoever is left out did not. */
  players?: Readonly<Record<string, PlayerFacts>>;
  /** Side that scored the game's first goal, once known. */
  firstScorer?: '1' | '2';
  /** Why the match ended otherwise than by play; before or with its final status. */
  ending?: Ending;
  /** Codes that became final at this update, so that their markets can be settled. */
  finishedPeriods?: string[];
  /** true suspends every open market first; `markets` of the same update reopens the ones it lists as open. */
  suspend?: boolean;
  /**
   * Applied after `suspend`, before `markets`: closes every market, or (at kick-off) the pre-match ones
   * except those `markets` of the same update lists: a market keeps its id when it goes on in play.
   */
  marketsClosed?: 'all' | 'prematch';
  markets?: FeedMarket[];
  /** What the model behind `markets` expects, for the prices of several picks together. */
  outlook?: Outlook;
  /** What has happened; those that were sent before do no harm. */
  events?: readonly MatchEvent[];
}
