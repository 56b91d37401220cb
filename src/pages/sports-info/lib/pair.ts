import type { LeagueRecord, Pair, Standing } from '../api';

/** The two teams that a league's page compares at first: those of its next match, else the first two of its table. */
export function defaultPair({ next: [match], rows: [first, second] }: LeagueRecord): Pair {
  if (match) return { team: match.homeId, opponent: match.awayId };
  return { team: first?.teamId ?? '', opponent: second?.teamId ?? '' };
}

/** The teams of a league: those of its table, and after them those that are yet to play. */
export function teamsOf({ rows, next }: LeagueRecord): Pick<Standing, 'teamId' | 'name'>[] {
  const coming = next.flatMap(({ home, away, homeId, awayId }) => [
    { teamId: homeId, name: home },
    { teamId: awayId, name: away },
  ]);
  return [...new Map([...rows, ...coming].map((team) => [team.teamId, team])).values()];
}

/** What two standings are compared by. */
export interface Comparison {
  key: 'place' | 'points' | 'winRate' | 'scored' | 'conceded';
  /** Of the first team and of the second one, as they are compared; null where there is none. */
  values: readonly [number | null, number | null];
  /** The second is better, or neither: 0. A low place and few conceded are better. */
  better: -1 | 0 | 1;
}

const perMatch = (sum: number, { played }: Standing) => Math.round((sum * 100) / played) / 100;

const KEYS = {
  place: ({ place }: Standing) => place,
  points: ({ points }: Standing) => points,
  winRate: ({ winRate }: Standing) => winRate,
  scored: (one: Standing) => perMatch(one.scored, one),
  conceded: (one: Standing) => perMatch(one.conceded, one),
} as const;
const LOW_IS_BETTER: readonly Comparison['key'][] = ['place', 'conceded'];

function compare(one: Standing, two: Standing, key: Comparison['key']): Comparison {
  const values = [KEYS[key](one), KEYS[key](two)] as const;
  const sign =
    Math.sign((values[1] ?? 0) - (values[0] ?? 0)) * (LOW_IS_BETTER.includes(key) ? -1 : 1);
  return { key, values, better: sign > 0 ? 1 : sign < 0 ? -1 : 0 };
}

/** Compares two standings: place, points or the share of wins, what was scored and conceded a match (to hundredths). */
export function compareStandings(one: Standing, two: Standing): Comparison[] {
  const rank = one.points === null ? 'winRate' : 'points';
  return (['place', rank, 'scored', 'conceded'] as const).map((key) => compare(one, two, key));
}
