import type { ArchivedMatch } from '../src/modules/sports/feed/index.ts';

/** The instant at which servers over this season begin: a day before its matches. */
export const SERVER_START = '2024-05-11T03:00:00Z';

/** A season of matches that all start at once is there in a moment; the simulated world takes seconds. */
export function shortSeason(matches = 40): ArchivedMatch[] {
  return Array.from({ length: matches }, (_, index) => ({
    id: `fixture${index}`,
    division: 'E0',
    season: '2023/24',
    hasTime: true,
    retired: [],
    isRemoved: false,
    date: '2024-05-12',
    startsAt: Date.parse(SERVER_START) + 86_400_000,
    home: `Home ${index}`,
    away: `Away ${index}`,
    fullTime: { home: 1, away: 0 },
    halfTime: null,
    result: { home: 185, draw: 340, away: 400 },
    total: null,
    handicap: null,
  }));
}
