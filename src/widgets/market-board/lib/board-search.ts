import type { SportKey } from '#rules/sport-keys.ts';

export const sortChoices = ['time', 'league'] as const;

/** One row per match, or one per market. */
export type BoardForm = 'matches' | 'markets';

/** What narrows a board, and what of it is shown. An address may hold more, which goes along with it. */
export interface BoardSearch {
  sport: SportKey | 'all';
  /** League id; empty for all, as every text here. */
  league: string;
  /** A day of Seoul, YYYY-MM-DD; every day where it is no date. */
  day: string;
  when: 'all' | 'hours3';
  market: 'all' | 'winner' | 'handicap' | 'total';
  sort: (typeof sortChoices)[number];
  q: string;
  /** Every match, or the member's favourites. */
  show: 'all' | 'starred';
  /** From 1. */
  page: number;
  /** The fixture whose markets are all shown. */
  fixture: string;
}

export const searchDefaults: BoardSearch = {
  sport: 'all',
  league: '',
  day: '',
  when: 'all',
  market: 'all',
  sort: 'time',
  q: '',
  show: 'all',
  page: 1,
  fixture: '',
};

const conditions = ['league', 'when', 'market', 'q'] as const;

/**
 * Counts what narrows the board besides sport, day and favourites, which are always visible. A list of matches shows all markets
 * whatever is chosen of them.
 */
export function conditionCount(search: BoardSearch, form: BoardForm): number {
  return conditions.filter(
    (key) => search[key] !== searchDefaults[key] && !(key === 'market' && form === 'matches'),
  ).length;
}
