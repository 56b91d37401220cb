// What a feed has sent about a match, as far as a market can be settled by it. Scores alone decide most markets; what is
// left out here has not been sent, and a market that needs it stays open.
import type { Scores } from './scores.ts';

/** What is counted for each side, or happens to one of them, beside the score. One word names the count and the event. */
export const COUNTED = [
  ...['corner', 'card', 'yellow-card', 'red-card', 'offside', 'throw-in', 'shot-on-target', 'shot'],
  ...['tackle', 'goal-kick', 'foul', 'possession', 'own-goal', 'penalty', 'empty-net-goal'],
  ...['two-pointer', 'three-pointer', 'free-throw', 'rebound', 'assist', 'walk', 'strikeout'],
  ...['home-run', 'hit', 'hit-run-error', 'point', 'game', 'ace', 'double-fault', 'break'],
  ...['tie-break', 'powerplay-goal', 'shot-on-goal', 'kill', 'dragon', 'baron', 'inhibitor'],
  ...['tower', 'turret', 'roshan', 'rift-herald', 'round', 'pistol-round', 'touchdown'],
  ...['field-goal', 'safety', 'sack', 'seven-metre-throw', 'opening-partnership', 'six', 'four'],
  ...['wicket', 'run-out', 'over', 'powerplay-run', 'one-eighty', 'checkout'],
] as const;

export type Counted = (typeof COUNTED)[number];

/** What is one number for both sides together. */
export const MEASURED = ['duration', 'rounds', 'first-wicket', 'top-score'] as const;

/** Minutes of a part, rounds of a fight, runs at the first wicket, runs of the best batsman. */
export type Measured = (typeof MEASURED)[number];

/** What only players are counted by. */
export const PLAYER_COUNTED = [
  ...['point-rebound-assist', 'total-base', 'passing-yard', 'rushing-yard', 'receiving-yard'],
  'run',
] as const;

export type PlayerCounted = Counted | (typeof PLAYER_COUNTED)[number];

/** What the `counts` column of a market names; a market without one counts the score. */
export type Counts = PlayerCounted | Measured;

export type Side = '1' | '2';

/** One thing that happened. Their order in a list is the order in which they happened. */
export interface MatchEvent {
  /** `score` is a goal, a run, points: whatever moves the score. */
  kind: Counted | 'score';
  /** The side it counts for: an own goal is the other side's. */
  side: Side;
  /** Code of the part it happened in. */
  part: number;
  /** Football: the minute as shown, 45 in all of the first half's added time, 90 in the second's. */
  minute?: number;
  /** How much it moves the count by; 1 when left out. */
  value?: number;
  /** Id of the participant who did it. */
  player?: string;
  /** An own goal: no goal of the player who is named. */
  own?: boolean;
  /** What it ended with: `40-15` of a game, how a wicket fell. */
  detail?: string;
}

/** A goal of the match with who scored it; of a shoot-out none is one. */
export interface Goal extends Pick<MatchEvent, 'side' | 'part' | 'minute' | 'own'> {
  /** Id of the participant; an own goal names who scored it. */
  player: string;
}

export interface PlayerFacts {
  side: Side;
  /** Whether he was on the field at all. */
  played: boolean;
  /** How many of the match's events had happened when he came on; 0 for those who started. */
  cameOnAfter: number;
  /** His own counts; what is left out is 0 once the match is over. */
  counts?: Partial<Record<PlayerCounted | 'score', number>>;
}

/** What somebody decided, or a table says: no count leads to it. */
export interface Verdicts {
  toss?: Side;
  /** Who goes on to the next round, by whatever route. */
  qualified?: Side;
  /** How: `Regulation`, `Extra Time`, `Penalties`, `Decision`. */
  qualifiedBy?: string;
  /** Who finished ahead of the other, where no score is kept. */
  ahead?: Side | 'X';
  /** Who won a fight and how: `KO`, `Submission`, `Decision`, `Disqualification`. */
  winner?: Side;
  method?: string;
  endRound?: number;
  /** Participant id. */
  manOfTheMatch?: string;
}

/**
 * Why a match ended otherwise than by play: a side gave up on the way, never came, or was judged to have lost parts of the match, which
 * the scores of a series then have though nobody played them.
 */
export const ENDING_REASONS = ['retired', 'walkover', 'forfeit'] as const;

export interface Ending {
  reason: (typeof ENDING_REASONS)[number];
  /** Who retired, did not come or forfeited. */
  side: Side;
  /** Codes of the parts that were forfeited. */
  parts?: readonly number[];
}

/** By what is counted, then by part code as in `scores`: 100 holds the whole match, `live` the running total. */
export type MatchCounts = Partial<Record<Counted, Scores>>;

export interface MatchFacts {
  scores: Scores;
  counts?: MatchCounts;
  /** Hundredths, by part code; 100 holds the whole match. */
  measures?: Partial<Record<Measured, Readonly<Record<string, number>>>>;
  /** Everything of the kinds that markets ask for, in the order in which it happened. */
  events?: readonly MatchEvent[];
  /** By participant id. */
  players?: Readonly<Record<string, PlayerFacts>>;
  verdicts?: Verdicts;
}
