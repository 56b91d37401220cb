import type { Counts, MatchCounts } from '#rules/match-facts.ts';
import type { Participant } from '#rules/participants.ts';
import type { SportKey } from '#rules/sports.ts';
import type { StoredLeg } from '../wager/index.ts';
import type { MarketPhase, Score, Scores } from './types.ts';

export const FIXTURE_SELECTION = 'fixture_selection';

/** What a leg on a selection of a fixture keeps, beside its selection id (subject), fixture id (event) and odds. */
export interface FixtureSubject {
  marketId: string;
  sport: SportKey;
  typeId: number;
  outcome: string;
  line: number | null;
  offerScore: Score | null;
  phase: MarketPhase;
  /** The running score, or what is counted in its place, where one more while the bet is held refuses the leg; null elsewhere. */
  placedScore: Score | null;
  /** What `placedScore` counts where it is no score. */
  counted?: Counts;
  /** Who it is on, where it is on one: a name that changes later leaves the bet as it was placed. */
  participant?: Participant;
}

/** A stored leg in the words of this module. */
export interface FixtureLeg extends FixtureSubject {
  selectionId: string;
  fixtureId: string;
  odds: number;
}

export function fixtureLegOf({ subjectId, eventId, odds, subject }: StoredLeg): FixtureLeg {
  // Written by this module alone, for its own kind.
  return { ...(subject as FixtureSubject), selectionId: subjectId, fixtureId: eventId, odds };
}

/** The running total of what a leg counts: of the score where it counts nothing else. */
export function runningCount(
  counted: Counts | undefined,
  { scores, counts }: { scores: Scores; counts: MatchCounts },
): Score | null {
  const counting = counted === undefined ? scores : counts[counted as keyof MatchCounts];
  return counting?.live ?? null;
}
