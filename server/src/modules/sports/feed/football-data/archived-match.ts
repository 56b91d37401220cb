import type { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { SeasonMatch } from './season-row.ts';

/** A fixture that is not played under its id any more: its bets are void. */
export interface RetiredFixture {
  id: string;
  startsAt: number;
  status: typeof FIXTURE_STATUS.postponed | typeof FIXTURE_STATUS.cancelled;
}

/** A match as the data folder keeps it over all imports. */
export interface ArchivedMatch extends SeasonMatch {
  /** Fixture id; imports that move or correct the match keep it. */
  id: string;
  /** Earlier fixtures of this match. */
  retired: RetiredFixture[];
  /** Taken off by an import: the fixture is cancelled. */
  isRemoved: boolean;
}
