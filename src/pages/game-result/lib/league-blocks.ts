import { matchesSearch } from '@/shared/lib/search-text';
import type { League, MatchResult, ResultDay } from '../api';

/** The results of one league. */
export interface LeagueBlock {
  league: League;
  results: readonly MatchResult[];
}

export interface ResultFilter {
  /** Id of the one league that is wanted; all where the day has none of it. */
  league: string;
  /** A part of a team or a league, or its initial consonants. */
  text: string;
  /** Ids of the only matches that are wanted; null for all. */
  only: ReadonlySet<string> | null;
}

/** The results that a filter leaves, by league; leagues without one are left out. */
export function leagueBlocks(day: ResultDay, { league, text, only }: ResultFilter): LeagueBlock[] {
  const isKnown = day.leagues.some(({ id }) => id === league);
  const leagues = isKnown ? day.leagues.filter(({ id }) => id === league) : day.leagues;
  return leagues
    .map((one) => ({
      league: one,
      results: day.fixtures.filter(
        ({ id, leagueId, home, away }) =>
          leagueId === one.id &&
          (only === null || only.has(id)) &&
          [home, away, one.name].some((name) => matchesSearch(text, name)),
      ),
    }))
    .filter(({ results }) => results.length > 0);
}

/** How many results each league of a day has. */
export function leagueCounts(day: ResultDay): { league: League; count: number }[] {
  return leagueBlocks(day, { league: '', text: '', only: null }).map(({ league, results }) => ({
    league,
    count: results.length,
  }));
}
