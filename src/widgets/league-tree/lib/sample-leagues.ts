import type { Dto } from '#contract/types.gen.ts';
import { leagueValues, sampleBoards } from '@/entities/game/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $chosen } from '../model';

export const leagues = sampleBoards('cross').flatMap(({ leagues: own, fixtures }) =>
  own.map((league) => ({
    league,
    fixtures: fixtures.filter(({ leagueId }) => leagueId === league.id).length,
  })),
);

/** Countries enough that the tree folds some away. */
export const many = ['ar', 'au', 'be', 'br', 'cn', 'de', 'es', 'fr', 'gb', 'it', 'jp'].map(
  (country) => ({
    league: { id: `fb-${country}`, sport: 'football' as const, name: '1부', country, order: 1 },
    fixtures: 3,
  }),
);

type Values = readonly (readonly [unknown, unknown])[];
export const scopeOf = (values: Values) => ({ scope: () => makeScope({ values }) });
/** The tree beside a page that shows the first of the leagues. */
export const treeOf = (counts: readonly Dto<'LeagueCount'>[], more: Values = []) =>
  scopeOf([...leagueValues(counts), [$chosen, counts[0]?.league ?? null], ...more]);
