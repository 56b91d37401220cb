import type { FixtureStatus, SportKey } from '#rules/sports.ts';
import type { Score, Scores } from '#rules/scores.ts';
import type { FeedStatus, FixtureClock } from './feed/types.ts';

export interface League {
  id: string;
  sport: SportKey;
  name: string;
  country: string;
  order: number;
}

export interface Selection {
  id: string;
  outcome: string;
  /** Integer hundredths. */
  odds: number;
  status: FeedStatus;
}

export type Phase = 'prematch' | 'inplay';

export interface Market {
  id: string;
  fixtureId: string;
  typeId: number;
  line: number | null;
  offerScore: Score | null;
  status: FeedStatus;
  phase: Phase;
  /** Every outcome ever offered in this market. */
  offered: string[];
  selections: Selection[];
}

export interface Fixture {
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
  markets: Map<string, Market>;
  /** By market type, the one line that boards show; it stays until it closes. */
  mainLines: Map<number, string>;
}

/** What a fixture looks like to somebody who holds a leg on it. */
export interface FixtureState {
  id: string;
  status: FixtureStatus;
  startsAt: number;
  score: Score | null;
  clock: { period: string; minute: number | null } | null;
}

/** A selection with everything a placement is judged by. */
export interface Offer {
  selection: Selection;
  market: Market;
  fixture: Fixture;
  leagueName: string;
}
