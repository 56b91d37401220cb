import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { Outlook } from '#rules/outlook.ts';
import type { Interruption } from '#rules/interruption.ts';
import type { SportKey } from '#rules/sports.ts';
import type { Score, Scores } from '#rules/scores.ts';
import type { OfferStatus } from '#rules/market-status.ts';
import type { MatchClock } from '#rules/match-clock.ts';
import type { MatchEvent } from '#rules/match-events.ts';
import type { Ending, Goal, MatchCounts, PlayerFacts } from '#rules/match-facts.ts';
import type { FeedParticipant, Participant } from '#rules/participants.ts';
import type { FixtureClock } from './feed/types.ts';

export interface League {
  id: string;
  sport: SportKey;
  name: string;
  country: string;
  order: number;
}

export interface Selection {
  readonly id: string;
  readonly outcome: string;
  /** Integer hundredths. */
  readonly odds: number;
  readonly status: OfferStatus;
}

export type Phase = 'prematch' | 'inplay';

/** Replaced when it changes, never written to: what is the same object is unchanged. */
export interface Market {
  readonly id: string;
  readonly fixtureId: string;
  readonly typeId: number;
  readonly line: number | null;
  /** The feed's own name of a market that is not in the dictionary of offers. */
  readonly name: string | null;
  readonly offerScore: Score | null;
  readonly status: OfferStatus;
  readonly phase: Phase;
  /** Every outcome ever offered in this market. */
  readonly offered: string[];
  /** In the order of `offered`; one that the feed offers no more is closed. */
  readonly selections: Selection[];
}

/** Market ids of the one line of a type that each kind of list shows; null while there is none. */
export interface MainLines {
  /** On boards by sport: no quarter line. */
  domestic: string | null;
  /** In the list of a league. */
  european: string | null;
}

/** A fixture while updates are applied to it; see `Fixture` for what everybody else holds. */
export interface FixtureDraft {
  id: string;
  leagueId: string;
  sport: SportKey;
  home: string;
  away: string;
  homeId: string;
  awayId: string;
  startsAt: number;
  status: FixtureStatus;
  clock: FixtureClock | null;
  scores: Scores;
  /** What is counted beside the score; empty where the feed tells nothing of it. */
  counts: MatchCounts;
  /** What the feed's model expects still to be scored; null without one. */
  outlook: Outlook | null;
  finishedPeriods: string[];
  firstScorer: '1' | '2' | null;
  /** Who may be picked beside the two sides, whose goals there were and who played; null where the feed tells nothing of it. */
  participants: readonly FeedParticipant[] | null;
  goals: readonly Goal[] | null;
  players: Readonly<Record<string, PlayerFacts>> | null;
  /** Where play has stopped; kept where the match was given up then, else null. */
  interruption: Interruption | null;
  /** Why the match ended otherwise than by play; null while it has not, or ended by it. */
  ending: Ending | null;
  finishedAt: number | null;
  resultVersion: number;
  /** Scores at the end as the feed gave them; staff may have corrected `scores` since. Null until the end. */
  feedScores: Scores | null;
  /** As `feedScores`, of what is counted beside the score. */
  feedCounts: MatchCounts | null;
  /** What has happened in the match, as far as it is kept. */
  events: readonly MatchEvent[];
  markets: Map<string, Market>;
  /** By market type, the lines that lists show; they stay until they close. */
  mainLines: Map<number, MainLines>;
}

/** Replaced when it changes, never written to. */
export type Fixture = Readonly<Omit<FixtureDraft, 'markets' | 'mainLines'>> & {
  readonly markets: ReadonlyMap<string, Market>;
  readonly mainLines: ReadonlyMap<number, MainLines>;
};

/** What a fixture looks like to somebody who holds a leg on it. */
export interface FixtureState {
  leagueName: string;
  home: string;
  away: string;
  status: FixtureStatus;
  startsAt: number;
  score: Score | null;
  clock: MatchClock | null;
}

/** A selection with everything a placement is validated against. */
export interface Offer {
  selection: Selection;
  market: Market;
  fixture: Fixture;
  /** Who the selection is on, where it is on one. */
  participant?: Participant;
}
