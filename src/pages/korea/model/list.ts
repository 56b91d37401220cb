import { combine } from 'effector';
import { $boardFailures, $boards, type Board, type RowLook, topicsOf } from '@/entities/game';
import { $favourites } from '@/features/favourite-league';
import { $now } from '@/shared/lib/clock';
import { $layout } from '@/shared/lib/device';
import { filterSlots, leaguesOf } from '../lib/filter-slots';
import { toListItems } from '../lib/list-items';
import { paginate } from '../lib/paging';
import { $kind, $listMode, $search, reader } from './page';

const minuteMs = 60_000;

/** Filters by time look at whole minutes, so that a second draws no list again. */
const $minute = $now.map((now) => Math.floor(now / minuteMs) * minuteMs);
const $sport = $search.map(({ sport }) => sport);
const $page = $search.map(({ page }) => page);

const $topics = combine($kind, $sport, (kind, sport) =>
  topicsOf({ reader, kind, sport: sport === 'all' ? null : sport }),
);
const $ownBoards = combine($boards, $topics, (boards, topics) =>
  topics.map((topic) => boards[topic]).filter((board): board is Board => board !== undefined),
);
const $filters = combine($search, ({ league, when, market, q, sort }) => ({
  league,
  when,
  market,
  q,
  sort,
}));
const $found = combine($ownBoards, $filters, $minute, filterSlots);

export const $look = $layout.map((layout): RowLook => (layout === 'mobile' ? 'card' : 'row'));
export const $leagues = $ownBoards.map(leaguesOf);
export const $fixtureCount = $found.map(({ fixtureCount }) => fixtureCount);
/** The member's leagues that play on this board. */
export const $favouriteLeagues = combine($leagues, $favourites, (leagues, favourites) =>
  leagues.filter(({ id }) => favourites.includes(id)),
);

/** The rows to draw: one page of them, or all. */
export const $list = combine(
  { found: $found, boards: $ownBoards, look: $look, mode: $listMode, page: $page },
  ({ found, boards, look, mode, page }) => {
    const paged = paginate(found.slots, page);
    const slots = mode === 'pages' ? paged.items : found.slots;
    return {
      items: toListItems(slots, boards, look),
      page: paged.page,
      pageCount: mode === 'pages' ? paged.pageCount : 1,
      totalCount: paged.totalCount,
    };
  },
);

/** Why the board could not be loaded; null while nothing failed. */
export const $failure = $boardFailures.map((failures) => failures[reader] ?? null);

export type BoardStatus = 'loading' | 'failed' | 'empty' | 'ready';

export const $status = combine(
  { boards: $ownBoards, topics: $topics, failure: $failure, list: $list },
  ({ boards, topics, failure, list }): BoardStatus => {
    if (list.items.length > 0) return 'ready';
    if (boards.length === topics.length) return 'empty';
    return failure === null ? 'loading' : 'failed';
  },
);
/** Changes when another list is asked for, not when the same one moves: then the place in it is kept. */
export const $listId = combine($kind, $filters, $sport, $page, $listMode, (...parts) =>
  JSON.stringify(parts),
);
