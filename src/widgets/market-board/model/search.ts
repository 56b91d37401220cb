import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import * as z from 'zod/mini';
import type { Dto } from '#contract/types.gen.ts';
import { $boards, boardClosed, boardOpened, boardRetried, countsQuery } from '@/entities/game';
import { $favouritesStatus, favouritesRequested, guestRefused } from '@/features/favourites';
import { isWhole } from '@/shared/lib/search-text';
import { persistStore } from '@/shared/lib/storage';
import { navigationStarted } from '@/shared/routes';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { boardNames } from '../lib/board-names';
import { type BoardSearch, searchDefaults } from '../lib/board-search';
import { boardEntered, boardLeft, pickup, searchRequested, searchGiven } from './address';

export type ListMode = 'pages' | 'all';

/** Name under which the board is read. */
export const reader = 'korea';
/** Typing writes the address once it pauses. */
const writeDelayMs = 200;

/** A filter, the order or the page was chosen; any but the page leads back to the first one. */
export const filterChanged = createEvent<Partial<BoardSearch>>();
export const filtersCleared = createEvent();
/** What is typed is no unfinished syllable any more, whatever it finds. */
export const typingRested = createEvent();
/** The board is narrowed to the favourites, or shows all matches again. */
export const starredSwitched = createEvent();
/** What failed is loaded again. */
export const retryClicked = createEvent();
/** All markets of a fixture are opened, or closed where they are open. */
export const moreClicked = createEvent<string>();
/** All markets of the fixture are closed. */
export const lessClicked = createEvent();
/** The conditions are opened or folded away. */
export const filteringSwitched = createEvent<boolean>();
/** All rows in one list, or 15 a page. */
export const listModeChosen = createEvent<ListMode>();

export const $kind = createStore<Dto<'BoardKind'>>('cross');
export const $search = createStore<BoardSearch>(searchDefaults);
export const $listMode = createStore<ListMode>('pages');
export const $isFiltering = createStore(false);
/** The search as it was last written: its echo must not undo what was typed since. */
const $written = createStore('');

const $isOpen = createStore(false)
  .on(boardEntered, () => true)
  .on(boardLeft, () => false);
/** Id of the fixture whose markets are all shown; empty for none, and where a link carries what is no id. */
export const $fixture = $search.map(({ fixture }) => (FIXTURE_ID.test(fixture) ? fixture : ''));
const $sport = $search.map(({ sport }) => (sport === 'all' ? null : sport));

persistStore({
  store: $listMode,
  key: 'hanpan.board-list',
  schema: z.enum(['pages', 'all']),
  pickup,
});
// A page that is returned to is as high as it was left.
persistStore({
  store: $isFiltering,
  key: 'hanpan.board-conditions',
  schema: z.boolean(),
  pickup,
  lasts: 'visit',
});
sample({ clock: listModeChosen, target: $listMode });
sample({ clock: filteringSwitched, target: $isFiltering });

sample({ clock: boardEntered, fn: ({ kind }) => kind, target: $kind });
sample({ clock: boardEntered, fn: ({ search }) => search, target: $search });
sample({
  clock: boardEntered,
  target: [countsQuery.start, favouritesRequested],
});
sample({
  clock: [boardEntered, $sport],
  // Not `kind`: a shape with a key of that name is taken for a unit.
  source: { board: $kind, sport: $sport, isOpen: $isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ board, sport }) => ({ reader, kind: board, sport }),
  target: boardOpened,
});
sample({ clock: boardLeft, fn: () => reader, target: boardClosed });
sample({ clock: retryClicked, fn: () => reader, target: boardRetried });
sample({ clock: retryClicked, target: favouritesRequested });

sample({
  clock: filterChanged,
  source: $search,
  fn: (search, change): BoardSearch => ({ ...search, page: 1, fixture: '', ...change }),
  target: $search,
});
sample({
  clock: filtersCleared,
  source: $search,
  fn: (search): BoardSearch => ({ ...search, ...searchDefaults, sort: search.sort }),
  target: $search,
});

const filtersTouched = sample({ clock: [filterChanged, filtersCleared], source: $search });
/** Chosen, but not in the address yet. Whatever leads elsewhere meanwhile is not led back. */
const $isUnwritten = createStore(false)
  .on(filtersTouched, () => true)
  .on([navigationStarted, boardLeft], () => false);
/** The last syllable may be unfinished: then a search that finds nothing by it is kept out of the address. */
const $isTyping = createStore(false)
  .on(filterChanged, (_last, { q }) => q !== undefined)
  .on([typingRested, filtersCleared, boardLeft], () => false);
const searchSettled = sample({
  clock: debounce(merge([filtersTouched, typingRested]), writeDelayMs),
  source: { search: $search, boards: $boards, isUnwritten: $isUnwritten, isTyping: $isTyping },
  filter: ({ search, boards, isUnwritten, isTyping }) =>
    isUnwritten && (!isTyping || isWhole(search.q, boardNames(boards))),
});
sample({
  clock: searchSettled,
  fn: ({ search }) => JSON.stringify(search),
  target: $written,
});
sample({
  clock: searchSettled,
  fn: ({ search }) => ({ search, replace: true }),
  target: searchRequested,
});
const searchArrived = sample({
  clock: searchGiven,
  source: $written,
  fn: (written, search) => ({ search, isEcho: JSON.stringify(search) === written }),
});
sample({
  clock: searchArrived,
  filter: ({ isEcho }) => !isEcho,
  fn: ({ search }) => search,
  target: $search,
});
// Once: the same address that comes later is a way back to it.
sample({ clock: searchArrived, fn: () => '', target: $written });
// The favourites have an address of their own: Back leads to all matches.
const starring = sample({
  clock: starredSwitched,
  source: { search: $search, status: $favouritesStatus },
});
const isRefused = ({ search, status }: { search: BoardSearch; status: string }) =>
  status === 'guest' && search.show === 'all';
sample({ clock: starring, filter: isRefused, target: guestRefused });
sample({
  clock: starring,
  filter: (attempt) => !isRefused(attempt),
  fn: ({ search }) => {
    const show = search.show === 'starred' ? ('all' as const) : ('starred' as const);
    return { search: { ...search, page: 1, fixture: '', show } };
  },
  target: searchRequested,
});
// The markets of a fixture have an address of their own: Back closes them, and a link opens them.
sample({
  clock: moreClicked,
  source: $search,
  fn: (search, id) => ({
    search: { ...search, fixture: search.fixture === id ? '' : id },
    replace: search.fixture !== '',
    resetScroll: false,
  }),
  target: searchRequested,
});
sample({
  clock: lessClicked,
  source: $search,
  fn: (search) => ({ search: { ...search, fixture: '' }, replace: true, resetScroll: false }),
  target: searchRequested,
});
