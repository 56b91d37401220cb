import type { Scores } from '#rules/scores.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { FeedLeague, FixtureClock } from '#rules/feed.ts';
import type { Quote } from './pricing.ts';

export interface Team {
  id: string;
  name: string;
  /** Strength, about 0 … 100; 50 is an average side of its league. */
  rating: number;
}

/** When a league plays: by the hour of the day in Korea. */
export type Region = 'asia' | 'europe' | 'america';

/** Team names with their ratings, strongest first. */
export type TeamTable = Readonly<Record<string, number>>;

export interface LeagueData extends FeedLeague {
  region: Region;
  /** How often the league is drawn, beside the others of its region. */
  weight: number;
  /** Usual total of a game (goals, points, runs); for e-sports the number of maps. */
  pace: number;
  /** Minutes of a basketball quarter. */
  quarterMinutes?: number;
  /** Cup ties are played to a winner. */
  knockout?: boolean;
  teams: TeamTable;
}

/** What becomes of a fixture. */
export type Fate = 'played' | 'postponed' | 'cancelled';

export interface SimulatedFixture {
  id: string;
  /** Text all random numbers of the fixture derive from. */
  key: string;
  league: LeagueData;
  home: Team;
  away: Team;
  announcedAt: number;
  startsAt: number;
  fate: Fate;
}

/** How the margin lies between the sides of a market, -1 … 1: of winners and handicaps, and of totals. */
export interface Tilt {
  balance: number;
  volume: number;
}

/** State of a game from one instant to the next mark. */
export interface Mark {
  at: number;
  status: FixtureStatus;
  clock: FixtureClock | null;
  scores: Scores;
  /** All codes that are final by now. */
  finished: readonly string[];
  suspended: boolean;
  firstScorer?: '1' | '2' | undefined;
  /** Everything offered from here to the next mark, by the chances that what has happened leaves. */
  quotes(): Quote[];
}

/** A whole game; the state at an instant is made only when it is asked for. */
export interface Timeline {
  /** Instants at which something changes, in order: the first is the kick-off, the last the end. */
  instants: readonly number[];
  /** State at one of the instants; with status 3 at the last. */
  markAt(at: number): Mark;
}

/** How one sport is offered and played; both answers depend on the fixture alone. */
export interface SportModel {
  /** Pre-match markets in groups that are quoted together. */
  prematch(fixture: SimulatedFixture): Quote[][];
  play(fixture: SimulatedFixture): Timeline;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Share in (-1, 1) by which the home side is the stronger one. */
export function edge(fixture: SimulatedFixture): number {
  return (fixture.home.rating - fixture.away.rating) / 100;
}
