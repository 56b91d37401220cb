import { parseSelectionId } from '#rules/ids.ts';
import type { Queryable } from '../../lib/db.ts';
import { draftOf } from './apply-update.ts';
import { isDoneAt } from './retention.ts';
import { chooseMainLines } from './main-lines.ts';
import { loadWorld } from './repository.ts';
import type { Fixture, League, Offer } from './types.ts';

/**
 * The world of fixtures in memory: what boards are drawn from and what a placement is first judged by. It
 * holds only what is stored, and the database stays the truth: a placement compares again in its transaction.
 */
export interface FixtureCache {
  leagues: ReadonlyMap<string, League>;
  fixtures: ReadonlyMap<string, Fixture>;
  setLeagues(leagues: readonly League[]): void;
  load(q: Queryable, since: number): Promise<void>;
  put(fixture: Fixture): void;
  offer(selectionId: string): Offer | null;
  /** Drops fixtures that were over before an instant. */
  forget(before: number): void;
}

/** Makes an empty mirror. */
export function createFixtureCache(): FixtureCache {
  const leagues = new Map<string, League>();
  const fixtures = new Map<string, Fixture>();

  return {
    leagues,
    fixtures,
    setLeagues(all) {
      for (const league of all) leagues.set(league.id, league);
    },
    async load(q, since) {
      const world = await loadWorld(q, since);
      leagues.clear();
      fixtures.clear();
      for (const league of world.leagues) leagues.set(league.id, league);
      for (const fixture of world.fixtures) {
        const draft = draftOf(fixture);
        chooseMainLines(draft);
        fixtures.set(draft.id, draft);
      }
    },
    put(fixture) {
      fixtures.set(fixture.id, fixture);
    },
    offer(id) {
      const parts = parseSelectionId(id);
      const fixture = parts && fixtures.get(parts.fixtureId);
      const market = fixture?.markets.get(parts?.marketId ?? '');
      const selection = market?.selections.find((one) => one.id === id);
      if (!fixture || !market || !selection) return null;
      return { selection, market, fixture, leagueName: leagues.get(fixture.leagueId)?.name ?? '' };
    },
    forget(before) {
      for (const fixture of fixtures.values())
        if (isDoneAt(fixture, before)) fixtures.delete(fixture.id);
    },
  };
}
