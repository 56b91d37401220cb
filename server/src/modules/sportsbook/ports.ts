import type { FixtureClock } from '#rules/feed.ts';
import type { OfferStatus } from '#rules/market-status.ts';
import type { MarketPhase, Score, Scores } from './types.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sports.ts';
import type { Queryable } from '../../lib/db.ts';

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
  };
}

/** The state of a fixture, for somebody who holds a leg on it. */
export interface FixtureState {
  leagueName: string;
  home: string;
  away: string;
  status: FixtureStatus;
  startsAt: number;
  score: Score | null;
  clock: Pick<FixtureClock, 'period' | 'minute' | 'inning'> | null;
}

/** What the legs of a fixture are decided by. */
export interface FixtureResult {
  id: string;
  sport: SportKey;
  startsAt: number;
  status: FixtureStatus;
  scores: Scores;
  finishedPeriods: string[];
  /** Side of the game's first goal, once known. */
  firstScorer: '1' | '2' | null;
  resultVersion: number;
}

export type Correction =
  | { ok: true }
  | { ok: false; code: 'NOT_FOUND' | 'INVALID_STATE' | 'VALIDATION' };

/** What bets on fixtures need of the sports module. */
export interface SportsPort {
  /** From memory; null when it is not known. */
  offer(selectionId: string): Offer | null;
  states(ids: readonly string[]): Promise<Map<string, FixtureState>>;
  /**
   * Stores corrected scores in the caller's transaction, raises the result version, marks it for settlement. INVALID_STATE
   * also when the version is no longer the one that was `seen`.
   */
  correct(
    q: Queryable,
    fixtureId: string,
    correction: { scores: Record<string, Score>; seen?: number | undefined },
  ): Promise<Correction>;
  /** Cancels the fixture in the caller's transaction, so that every leg on it becomes void. */
  void(q: Queryable, fixtureId: string, seen: number | undefined): Promise<Correction>;
  /** Called after the commit of `correct` or `void`. */
  corrected(fixtureId: string): Promise<void>;
  /** Clears the mark for settlement unless the fixture has moved on since this result was read. */
  settled(result: FixtureResult): Promise<void>;
  /** Plays the feed exactly to an instant. */
  playTo(now: number): Promise<void>;
}
