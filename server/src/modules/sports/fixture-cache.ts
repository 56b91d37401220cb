import { parseSelectionId } from '#rules/ids.ts';
import type { SportKey } from '#rules/sports.ts';
import type { Queryable } from '../../lib/db.ts';
import { draftOf } from './apply-update.ts';
import { isDoneAt } from './retention.ts';
import { chooseMainLines } from './main-lines.ts';
import { participantOf } from './participants.ts';
import { loadWorld } from './repository.ts';
import type { Fixture, League, Offer } from './types.ts';

/**
 * The world of fixtures in memory: what boards are drawn from and what a placement is first validated against. It
 * holds only what is stored, and the database stays the truth: a placement compares again in its transaction.
 */
export interface FixtureCache {
  leagues: ReadonlyMap<string, League>;
  fixtures: ReadonlyMap<string, Fixture>;
  /** Rises with every change to the leagues or fixtures of a sport. */
  version(sport: SportKey): number;
  setLeagues(leagues: readonly League[]): void;
  load(q: Queryable, since: number): Promise<void>;
  put(fixture: Fixture): void;
  offer(selectionId: string): Offer | null;
  /** Drops fixtures that were over before an instant. */
  forget(before: number): void;
}

export function createFixtureCache(): FixtureCache {
  const leagues = new Map<string, League>();
  const fixtures = new Map<string, Fixture>();
  const versions = new Map<SportKey, number>();
  /** Changes of all sports at once. */
  let common = 0;

  return {
    leagues,
    fixtures,
    version: (sport) => common + (versions.get(sport) ?? 0),
    setLeagues(all) {
      common += 1;
      for (const league of all) leagues.set(league.id, league);
    },
    async load(q, since) {
      const world = await loadWorld(q, since);
      common += 1;
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
      versions.set(fixture.sport, (versions.get(fixture.sport) ?? 0) + 1);
      fixtures.set(fixture.id, fixture);
    },
    offer(id) {
      const parts = parseSelectionId(id);
      const fixture = parts && fixtures.get(parts.fixtureId);
      const market = fixture?.markets.get(parts?.marketId ?? '');
      const selection = market?.selections.find((one) => one.id === id);
      if (!fixture || !market || !selection) return null;
      const participant = participantOf(fixture, market.typeId, selection.outcome);
      return { selection, market, fixture, ...(participant && { participant }) };
    },
    forget(before) {
      for (const fixture of fixtures.values())
        if (isDoneAt(fixture, before)) fixtures.delete(fixture.id);
    },
  };
}
