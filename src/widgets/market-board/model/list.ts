import { combine, createEvent, createStore, sample } from 'effector';
import {
  $awaitedBoards,
  $boardFailures,
  $boards,
  $counts,
  type Board,
  isLoaded,
  sportsOf,
  topicsOf,
} from '@/entities/game';
import { $favourites, $favouritesStatus, favouritesQuery, isStarred } from '@/features/favourites';
import { createPlaceSearch } from '@/features/place-search';
import { $now } from '@/shared/lib/clock';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { chosenDay, daysOf, dayTabs } from '../lib/days';
import { filterRows, leaguesOf } from '../lib/filter-rows';
import { foundPlaces, otherPlaces } from '../lib/found-places';
import { expectedPanelSize, toListItems, withPanel } from '../lib/list-items';
import { paginate } from '../lib/paging';
import { boardEntered, boardLeft } from './address';
import { $column, $foldedLeagues, $form, $look } from './look';
import { $fixture, $kind, $listMode, $search, reader } from './search';

const minuteMs = 60_000;

/** Filters by time look at whole minutes, so that a second draws no list again. */
const $minute = $now.map((now) => Math.floor(now / minuteMs) * minuteMs);
const $sport = $search.map(({ sport }) => sport);
const $page = $search.map(({ page }) => page);
const $show = $search.map(({ show }) => show);
/** The favourites where the board is narrowed to them; null for all matches. */
const $starred = combine($show, $favourites, (show, favourites) =>
  show === 'starred' ? favourites : null,
);

const $subscription = combine($kind, $sport, (kind, sport) => {
  return { reader, kind, sport: sport === 'all' ? null : sport };
});
const $ownBoards = combine($boards, $subscription, (boards, subscription) =>
  topicsOf(subscription)
    .map((topic) => boards[topic])
    .filter((board): board is Board => board !== undefined),
);
/** The sports that can be chosen: those with matches, and the one that is chosen although it has none. */
export const $sports = combine(
  { counts: $counts, boards: $ownBoards, board: $kind, sport: $sport },
  ({ counts, boards, board, sport }) => {
    const counted = sportsOf(counts, board);
    const shown = boards.filter(({ fixtures }) => Object.keys(fixtures).length > 0);
    return SPORT_KEYS.filter(
      (key) => key === sport || counted.includes(key) || shown.some((one) => one.sport === key),
    );
  },
);
const $isLoaded = combine($boards, $awaitedBoards, $subscription, isLoaded);
/** The days that can be chosen, of whatever sport is chosen. */
export const $days = combine($ownBoards, $minute, $starred, daysOf);
/** The one that is chosen; empty for every day. */
export const $day = combine($search, $days, ({ day }, days) => chosenDay(day, days));
export const $dayTabs = combine($days, $day, dayTabs);
const $filters = combine(
  { search: $search, day: $day, form: $form },
  ({ search: { league, when, market, q, sort, show }, day, form }) => {
    return { league, day, when, market, q, sort, show, form };
  },
);
const $found = combine($ownBoards, $filters, $minute, $starred, filterRows);

export const $leagues = $ownBoards.map(leaguesOf);
const $query = $search.map(({ q }) => q);
/** The leagues and teams of these boards that the search names. */
export const $places = combine($ownBoards, $query, foundPlaces);
const allPlaces = createPlaceSearch({
  // An address brings a search of its own.
  typed: sample({ clock: [$query, boardEntered], source: $query }),
  closed: boardLeft,
});
/** Those that play on no board; null before they are known. */
export const $otherPlaces = combine(allPlaces.$found, $places, otherPlaces);
/** The member's leagues that play on this board. */
export const $favouriteLeagues = combine($leagues, $favourites, (leagues, favourites) =>
  leagues.filter(({ id }) => favourites.has(`league:${id}`)),
);

/** How many matches of this board are favourites, whatever else narrows it. */
export const $starredCount = combine($ownBoards, $favourites, (boards, favourites) =>
  boards
    .flatMap(({ fixtures }) => Object.values(fixtures))
    .reduce((count, fixture) => count + (isStarred(favourites, fixture) ? 1 : 0), 0),
);

/** The markets under a row were drawn, this high. Pixels. */
export const panelMeasured = createEvent<number>();
const $panelSize = createStore(expectedPanelSize).on(panelMeasured, (_last, size) => size);

/** The rows to draw: one page of them, or all. */
export const $list = combine(
  {
    found: $found,
    boards: $ownBoards,
    isLoaded: $isLoaded,
    form: $form,
    look: $look,
    column: $column,
    folded: $foldedLeagues,
    fixture: $fixture,
    panelSize: $panelSize,
    mode: $listMode,
    page: $page,
  },
  ({ found, boards, isLoaded, form, look, column, folded, mode, page, ...open }) => {
    const paged = paginate(found.rows, page);
    const rows = mode === 'pages' ? paged.items : found.rows;
    const items = toListItems(rows, boards, { form, look, column, folded });
    return {
      // Phones show it over the list.
      items:
        look === 'row' && (isLoaded || items.length > 0)
          ? withPanel(items, open.fixture, form, open.panelSize)
          : items,
      page: paged.page,
      pageCount: mode === 'pages' ? paged.pageCount : 1,
      totalCount: paged.totalCount,
    };
  },
);

/** How far the favourites are that the board is narrowed to. */
const $starredStatus = combine($show, $favouritesStatus, (show, status) =>
  show === 'starred' ? status : 'ready',
);
/** Why the board, or what it is narrowed to, could not be loaded; null while nothing failed. */
export const $failure = combine(
  $boardFailures,
  $starredStatus,
  favouritesQuery.$failure,
  (failures, status, failure) => failures[reader] ?? (status === 'failed' ? failure : null),
);

export type BoardStatus = 'loading' | 'failed' | 'empty' | 'ready';

export const $status = combine(
  { isLoaded: $isLoaded, failure: $failure, list: $list, starred: $starredStatus },
  ({ isLoaded, failure, list, starred }): BoardStatus => {
    if (list.items.length > 0) return 'ready';
    if (starred === 'loading' || starred === 'failed') return starred;
    if (isLoaded) return 'empty';
    return failure === null ? 'loading' : 'failed';
  },
);
/** Changes when another list is chosen, not when the same one moves: then the place in it is kept. */
export const $listId = combine($kind, $filters, $sport, $page, $listMode, (...parts) =>
  JSON.stringify(parts),
);
