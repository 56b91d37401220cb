import type { SportKey } from '#rules/sports.ts';
import type { StoredLeg } from '../wager/index.ts';
import type { MarketPhase, Score } from './types.ts';

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
  /** The running score where a goal while the bet is held refuses the leg; null elsewhere. */
  placedScore: Score | null;
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
