import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sports.ts';
import type { Score, Scores } from '#rules/scores.ts';
import type { OfferStatus } from '#rules/market-status.ts';
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
  readonly offerScore: Score | null;
  readonly status: OfferStatus;
  readonly phase: Phase;
  /** Every outcome ever offered in this market. */
  readonly offered: string[];
  /** In the order of `offered`; one that the feed offers no more is closed. */
  readonly selections: Selection[];
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
  finishedPeriods: string[];
  firstScorer: '1' | '2' | null;
  finishedAt: number | null;
  resultVersion: number;
  /** Scores at the end as the feed gave them; staff may have corrected `scores` since. Null until the end. */
  feedScores: Scores | null;
  markets: Map<string, Market>;
  /** By market type, the one line that boards show; it stays until it closes. */
  mainLines: Map<number, string>;
}

/** Replaced when it changes, never written to. */
export type Fixture = Readonly<Omit<FixtureDraft, 'markets' | 'mainLines'>> & {
  readonly markets: ReadonlyMap<string, Market>;
  readonly mainLines: ReadonlyMap<number, string>;
};

/** What a fixture looks like to somebody who holds a leg on it. */
export interface FixtureState {
  leagueName: string;
  home: string;
  away: string;
  status: FixtureStatus;
  startsAt: number;
  score: Score | null;
  clock: Pick<FixtureClock, 'period' | 'minute' | 'inning'> | null;
}

/** A selection with everything a placement is validated against. */
export interface Offer {
  selection: Selection;
  market: Market;
  fixture: Fixture;
}
