import type { components } from '#contract/types.gen.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import {
  correctFixture,
  type CorrectionResult,
  type FixtureCorrection,
} from './correct-fixture.ts';
import { countBoards, shownClock, shownScore } from './boards.ts';
import type { FeedGauges } from './feed-gauges.ts';
import { CORRECTION_MS } from './retention.ts';
import type { FixtureCache } from './fixture-cache.ts';
import {
  clearSettlementMark,
  readFixture,
  readFixtures,
  type SettledResult,
  type StoredState,
  voidFixture,
} from './repository.ts';
import type { FeedRunner } from './runner.ts';
import type { FixtureState, Offer, Selection } from './types.ts';
import type { WorldDays } from './world-days.ts';

export interface SportsService {
  /** The selection as it is offered at this instant, or null when it is not known. */
  offer(selectionId: string): Offer | null;
  /** As `offer`, with all selections of its market. */
  market(selectionId: string): (Offer & { selections: readonly Selection[] }) | null;
  /** How fixtures stand, in memory or not; unknown ids are left out. */
  states(ids: readonly string[]): Promise<Map<string, FixtureState>>;
  counts(): components['schemas']['BoardCount'][];
  leagueExists(id: string): boolean;
  /**
   * Stores corrected scores and counts of a fixture that finished within the last 24 hours and marks it for settlement.
   * Runs inside the caller's transaction; call `corrected` after the commit. VALIDATION: a part that is not of the match.
   * INVALID_STATE also when its result is no longer the version that was `seen`.
   */
  correct(
    q: Queryable,
    fixtureId: string,
    correction: FixtureCorrection,
  ): Promise<CorrectionResult>;
  /**
   * Cancels a fixture that is not over, or has been for 24 hours at most, and marks it for settlement: every leg on it
   * becomes void. In the caller's transaction, as `correct`.
   */
  void(q: Queryable, fixtureId: string, seen: number | undefined): Promise<CorrectionResult>;
  corrected(fixtureId: string): Promise<void>;
  /** Clears the mark for settlement unless the fixture has moved on since this result was read. */
  settled(result: SettledResult): Promise<void>;
  /** Plays the feed exactly to an instant, for work that depends on the state of the games then. */
  playTo(now: number): Promise<void>;
  /** What is published of a day of simulated matches at this instant; null of one that was never committed to. */
  worldDay(dayKey: string): Promise<components['schemas']['WorldDay'] | null>;
}

type KnownFixture = Omit<StoredState, 'id'>;

function stateOf(fixture: KnownFixture): FixtureState {
  const { leagueName, home, away, status, startsAt } = fixture;
  const [score, shown] = [shownScore(fixture), shownClock(fixture)];
  return { leagueName, home, away, status, startsAt, score, clock: shown };
}

interface Parts {
  db: Db;
  clock: Clock;
  fixtureCache: FixtureCache;
  runner: FeedRunner;
  days: Pick<WorldDays, 'read'>;
  gauges: Pick<FeedGauges, 'settled'>;
}

export function createSportsService({
  db,
  clock,
  fixtureCache,
  runner,
  days,
  gauges,
}: Parts): SportsService {
  return {
    offer: (id) => fixtureCache.offer(id),
    market(id) {
      const offer = fixtureCache.offer(id);
      return offer && { ...offer, selections: offer.market.selections };
    },
    counts: () => countBoards(fixtureCache.fixtures.values(), clock.now()),
    leagueExists: (id) => fixtureCache.leagues.has(id),
    async states(ids) {
      const found = new Map<string, FixtureState>();
      const missing: string[] = [];
      for (const id of new Set(ids)) {
        const fixture = fixtureCache.fixtures.get(id);
        const league = fixture && fixtureCache.leagues.get(fixture.leagueId);
        if (league) found.set(id, stateOf({ ...fixture, leagueName: league.name }));
        else missing.push(id);
      }
      const rows = missing.length > 0 ? await readFixtures(db, missing) : [];
      for (const row of rows) found.set(row.id, stateOf(row));
      return found;
    },
    async void(q, fixtureId, seen) {
      const fixture = await readFixture(q, fixtureId);
      if (!fixture) return { ok: false, code: 'NOT_FOUND' };
      const at = clock.now();
      const late = at - (fixture.finishedAt ?? at) > CORRECTION_MS;
      if (late || !(await voidFixture(q, fixtureId, { at, seen })))
        return { ok: false, code: 'INVALID_STATE' };
      return { ok: true };
    },
    correct: (q, fixtureId, correction) => correctFixture(q, fixtureId, correction, clock.now()),
    async corrected(fixtureId) {
      const row = await readFixture(db, fixtureId);
      if (row) {
        const { scores, counts, resultVersion, status, finishedAt } = row;
        const facts = { scores, counts, resultVersion, status, finishedAt };
        await runner.applyCorrection(fixtureId, facts);
      }
    },
    async settled(result) {
      await clearSettlementMark(db, result);
      gauges.settled(result.id);
    },
    playTo: (now) => runner.runDue(now),
    worldDay: (dayKey) => days.read(dayKey),
  };
}
