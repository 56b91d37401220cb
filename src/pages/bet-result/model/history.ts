import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type Bet,
  betsSeen,
  createBetList,
  isOpenBet,
  loadBet,
  loadBetSummary,
} from '@/entities/bet';
import { createApiQuery } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { $device, $layout } from '@/shared/lib/device';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { hrefOf, toBetQuery } from '../lib/bet-query';
import { type BetResultSearch, betResultSearch } from '../search';

export const pageSize = 15;

export const filterChanged = createEvent<Partial<Omit<BetResultSearch, 'bet'>>>();
export const betSelected = createEvent<string>();

export const $search = createStore<BetResultSearch>(betResultSearch.parse({}));
export const $show = $search.map(({ show }) => show);
/** Room for the detail beside the list; elsewhere it is under its card. */
export const $isWide = combine(
  [$device, $layout] as const,
  ([device, layout]) => device === 'desktop' && layout === 'desktop',
);

export const list = createBetList({ pageSize });
export const summary = createApiQuery(loadBetSummary);
/** The bet of the address, where the list does not have it. */
export const linkedBet = createApiQuery(loadBet);
const loadStartedFx = createEffect(() => readNowFx());

/** Epoch milliseconds of the last load: whole days are counted from it. */
export const $loadedAt = createStore(0).on(loadStartedFx.doneData, (_last, now) => now);
export const $selectedId = combine(
  [$search, $isWide, list.$items] as const,
  ([{ bet }, isWide, bets]) => bet ?? (isWide ? (bets?.[0]?.id ?? null) : null),
);

const searchUpdated = sample({
  clock: [pageOpened, pageSearchChanged],
  fn: ({ search }) => search,
});
/** Another bet of the same list was chosen, or nothing changed. */
const isSameList = (one: BetResultSearch, other: BetResultSearch) =>
  hrefOf({ ...one, bet: undefined }) === hrefOf({ ...other, bet: undefined });
const listChanged = sample({
  clock: searchUpdated,
  source: { search: $search, query: list.$query },
  filter: ({ search, query }, next) => query === null || !isSameList(search, next),
});
sample({ clock: searchUpdated, target: $search });
sample({ clock: listChanged, target: loadStartedFx });
const queryUpdated = sample({ clock: loadStartedFx.doneData, source: $search, fn: toBetQuery });
sample({ clock: queryUpdated, target: list.opened });
sample({
  clock: queryUpdated,
  fn: ({ label: _label, order: _order, ...filter }) => filter,
  target: summary.start,
});
// A bet that was settled, placed or cancelled moves the sums.
sample({
  clock: betsSeen,
  source: summary.$data,
  filter: (data, bets) => data !== null && bets.some((bet) => !isOpenBet(bet) || bet.version === 0),
  target: summary.refresh,
});
sample({
  clock: filterChanged,
  source: $search,
  fn: (search, change) => ({ to: hrefOf({ ...search, bet: undefined, ...change }), replace: true }),
  target: navigationRequested,
});
sample({
  clock: betSelected,
  source: { search: $search, isWide: $isWide },
  fn: ({ search, isWide }, id) => ({
    // Pressed again, a card of the narrow layout folds its detail.
    to: hrefOf({ ...search, bet: !isWide && search.bet === id ? undefined : id }),
    replace: true,
    resetScroll: false,
  }),
  target: navigationRequested,
});

const $linkedId = combine([$search, list.$items] as const, ([{ bet }, bets]) => {
  const isMissing = bets?.every(({ id }) => id !== bet) ?? false;
  return bet !== undefined && isMissing ? bet : null;
});
sample({ clock: $linkedId, filter: (id) => id !== null, target: linkedBet.start });
sample({
  clock: $linkedId,
  filter: (id) => id === null,
  target: linkedBet.reset,
});
sample({
  clock: betsSeen,
  source: linkedBet.$data,
  filter: (linked, bets) => bets.some(({ id }) => id === linked?.id),
  target: linkedBet.refresh,
});
/** The bet whose detail is visible, as the server knew it. */
export const $selected = combine(
  [list.$items, linkedBet.$data, $selectedId] as const,
  ([bets, linked, id]): Bet | null =>
    bets?.find((bet) => bet.id === id) ?? (linked?.id === id ? linked : null),
);

sample({ clock: pageClosed, target: list.closed });
sample({ clock: pageClosed, target: [summary.reset, linkedBet.reset] });
