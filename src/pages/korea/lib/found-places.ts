import type { Board } from '@/entities/game';
import { matchesSearch } from '@/shared/lib/search-text';

/** A league or a team, which has a page of its own. */
export interface Place {
  kind: 'league' | 'team';
  id: string;
  name: string;
}

/** So many of a kind are named; who looks for another one types more of its name. */
const MOST = 5;

/** The leagues and teams of the boards that a search names; none without one. */
export function foundPlaces(boards: readonly Board[], query: string): Place[] {
  if (query.trim() === '') return [];
  const leagues = boards.flatMap((board) => Object.values(board.leagues));
  const teams = boards
    .flatMap((board) => Object.values(board.fixtures))
    .flatMap(({ homeId, home, awayId, away }) => [
      [homeId, home] as const,
      [awayId, away] as const,
    ]);
  const named = (kind: Place['kind'], all: Iterable<readonly [string, string]>): Place[] =>
    [...new Map(all)]
      .filter(([, name]) => matchesSearch(query, name))
      .slice(0, MOST)
      .map(([id, name]) => ({ kind, id, name }));
  return [
    ...named(
      'league',
      leagues.map(({ id, name }) => [id, name] as const),
    ),
    ...named('team', teams),
  ];
}
