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

/** What a search over all leagues and teams has found beside those of the boards, five of a kind at most; null before it has an answer. */
export function otherPlaces<Found extends Record<'leagues' | 'teams', readonly { id: string }[]>>(
  found: Found | null,
  places: readonly Place[],
): Found | null {
  if (found === null) return null;
  const isNew = (kind: Place['kind']) => (one: { id: string }) =>
    !places.some((place) => place.kind === kind && place.id === one.id);
  return {
    ...found,
    leagues: found.leagues.filter(isNew('league')).slice(0, MOST),
    teams: found.teams.filter(isNew('team')).slice(0, MOST),
  };
}
