import type { CountCorrection } from '#rules/count-correction.ts';
import type { MatchEvent } from '#rules/match-events.ts';
import type { Interruption } from '#rules/interruption.ts';
import type { Ending, Goal, MatchCounts, PlayerFacts } from '#rules/match-facts.ts';
import type { FeedParticipant, Participant } from '#rules/participants.ts';
import type { OfferStatus } from '#rules/market-status.ts';
import type { MarketPhase, Score, Scores } from './types.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sports.ts';
import type { Outlook } from '#rules/outlook.ts';
import type { Queryable } from '../../lib/db.ts';
import type { FixtureState } from '../sports/index.ts';

/** A selection as it is offered now, with everything a placement is validated against. */
export interface Offer {
  selection: { id: string; outcome: string; odds: number; status: OfferStatus };
  market: {
    id: string;
    typeId: number;
    line: number | null;
    offerScore: Score | null;
    status: OfferStatus;
    phase: MarketPhase;
  };
  fixture: {
    id: string;
    sport: SportKey;
    startsAt: number;
    status: FixtureStatus;
    /** By period code, and `live` for the running total. */
    scores: Scores;
    /** What is counted beside the score; empty where nothing is known of it. */
    counts: MatchCounts;
    /** What the feed's model expects still to be scored; null without one. */
    outlook: Outlook | null;
  };
  /** Who the selection is on, where it is on one. */
  participant?: Participant | null;
}

/** A selection with all that its market offers now. */
export interface OfferedMarket extends Offer {
  /** Those of the market, closed ones too. */
  selections: readonly Offer['selection'][];
}

/** What the legs of a fixture are decided by. */
export interface FixtureResult extends Omit<Offer['fixture'], 'outlook'> {
  /** What has happened, as far as it is kept. */
  events: readonly MatchEvent[];
  finishedPeriods: string[];
  /** Side of the game's first goal, once known. */
  firstScorer: '1' | '2' | null;
  /** Whose goals there were and who played; null where nothing is known of it. */
  goals: readonly Goal[] | null;
  players: Readonly<Record<string, PlayerFacts>> | null;
  /** Who could be picked beside the two sides. */
  participants: readonly FeedParticipant[] | null;
  /** Where play has stopped, of a match that is interrupted or was given up. */
  interruption: Interruption | null;
  /** Why it ended otherwise than by play. */
  ending: Ending | null;
  resultVersion: number;
}

/** A day of simulated matches: those that start from `startsAt` until before `endsAt`. */
export interface WorldDay {
  startsAt: number;
  endsAt: number;
  /** What it is drawn from; null as long as a match of it may be played. */
  secret: string | null;
}

export type Correction =
  | { ok: true }
  | { ok: false; code: 'NOT_FOUND' | 'INVALID_STATE' }
  | { ok: false; code: 'VALIDATION'; errors: { path: string; message: string }[] };

/** What bets on fixtures need of the sports module. */
export interface SportsPort {
  /** From memory; null when it is not known. */
  offer(selectionId: string): Offer | null;
  /** As `offer`, with the selections of its market. */
  market(selectionId: string): OfferedMarket | null;
  states(ids: readonly string[]): Promise<Map<string, FixtureState>>;
  /**
   * Stores corrected scores and counts in the caller's transaction, raises the result version, marks it for settlement. INVALID_STATE
   * also when the version is no longer the one that was `seen`.
   */
  correct(
    q: Queryable,
    fixtureId: string,
    correction: {
      scores: Record<string, Score>;
      counts?: CountCorrection | undefined;
      seen?: number | undefined;
    },
  ): Promise<Correction>;
  /** Cancels the fixture in the caller's transaction, so that every leg on it becomes void. */
  void(q: Queryable, fixtureId: string, seen: number | undefined): Promise<Correction>;
  /** Called after the commit of `correct` or `void`. */
  corrected(fixtureId: string): Promise<void>;
  /** Clears the mark for settlement unless the fixture has moved on since this result was read. */
  settled(result: FixtureResult): Promise<void>;
  /** Plays the feed exactly to an instant. */
  playTo(now: number): Promise<void>;
  /** A day of simulated matches; null of one that was never committed to. Its secret is null until it is over. */
  worldDay(dayKey: string): Promise<WorldDay | null>;
}
