import type { Side } from '#rules/match-clock.ts';
import type { CountEvent } from '#rules/match-events.ts';
import type { Goal, MatchCounts, PlayerFacts } from '#rules/match-facts.ts';
import type { Participant } from '#rules/participants.ts';
import type { Scores } from '#rules/scores.ts';
import type { Outlook } from '#rules/outlook.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { FeedLeague, FixtureClock } from '#rules/feed.ts';
import type { Quote } from './pricing.ts';
import type { PlayedSport } from './sport-models.ts';

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
  sport: PlayedSport;
  region: Region;
  /** How often the league is drawn, beside the others of its region. */
  weight: number;
  /** Usual total of a game (goals, points, runs); for e-sports the number of maps. */
  pace: number;
  /** Minutes of a basketball quarter. */
  quarterMinutes?: number;
  /** Cup ties are played to a winner. */
  knockout?: boolean;
  /** Maps of e-sports are won by rounds; without it by what is taken and destroyed. */
  hasRounds?: boolean;
  teams: TeamTable;
}

/** What becomes of a fixture: played, with a stop on the way after which it goes on or not, or never begun. */
export type Fate = 'played' | 'interrupted' | 'abandoned' | 'postponed' | 'cancelled';

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
  /** What is counted beside the score, where the sport tells it; the same object as long as nothing of it has changed. */
  counts?: MatchCounts | undefined;
  /** All codes that are final by now. */
  finished: readonly string[];
  suspended: boolean;
  /** The goals so far with who scored them; the same object as long as none is new. */
  goals?: readonly Goal[] | undefined;
  /** Who has played, once the match is over. */
  players?: Readonly<Record<string, PlayerFacts>> | undefined;
  firstScorer?: '1' | '2' | undefined;
  /** Who begins a dangerous attack at this very instant. */
  attack?: Side | undefined;
  /** Everything offered from here to the next mark, by the chances that what has happened leaves. */
  quotes(): Quote[];
  /** What is still expected to be scored, where the sport has joint prices. */
  outlook?(): Outlook;
}

/** A corner or a card. */
export interface CountedMoment extends Pick<CountEvent, 'at' | 'kind' | 'side'> {
  /** Code of the part it came in. */
  code: string;
}

/** A whole game; the state at an instant is made only when it is asked for. */
export interface Timeline {
  /** Instants at which something changes, in order: the first is the kick-off, the last the end. */
  instants: readonly number[];
  /** State at one of the instants; with status 3 at the last. */
  markAt(at: number): Mark;
  /** What is counted beside the score, in order; each at one of the instants. */
  counted?: readonly CountedMoment[];
}

/** How one sport is offered and played; both answers depend on the fixture alone. */
export interface SportModel {
  /** Pre-match markets in groups that are quoted together. */
  prematch(fixture: SimulatedFixture): Quote[][];
  /** Pre-match markets of the fixture's own page, which no board shows, in groups; they are quoted again more seldom. */
  further(fixture: SimulatedFixture): Quote[][];
  play(fixture: SimulatedFixture): Timeline;
  /** Who may be picked beside the two sides. */
  participants?(fixture: SimulatedFixture): readonly Participant[];
  /** What is expected to be scored, before the start; a sport without it has no joint prices. */
  outlook?(fixture: SimulatedFixture): Outlook;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Share in (-1, 1) by which the home side is the stronger one. */
export function edge(fixture: SimulatedFixture): number {
  return (fixture.home.rating - fixture.away.rating) / 100;
}
