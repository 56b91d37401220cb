import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { FixtureState } from './game';

/** What moves of a match, in each status; the score and the clock of a match in play are always there. */
export const fixtureStates: FixtureState[] = Object.values(FIXTURE_STATUS).map((status) => ({
  status,
  score: { home: 2, away: 1 },
  clock: { period: '20', minute: 63 },
  marketCount: 43,
}));
