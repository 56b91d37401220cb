import { attach, combine, createEvent, createStore, sample } from 'effector';
import { dayKeyAt } from '#rules/rounds/clock.ts';
import { gameById, revealsAt } from '#rules/rounds/round.ts';
import type { PlayedRound } from '@/entities/round';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { writeFilters } from '@/shared/routes';
import { loadNewer, loadOwnBets, loadRounds, type RoundsQuery } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { byRound, type OwnBet, roundsOf } from './lib/own-bets';
import { hrefOf, lastDrawn, type Shown, toRoundsQuery } from './lib/round-query';
import { messages } from './ui/messages';

export const filterChanged = createEvent<Partial<Shown>>();
/** The number of a round was typed, and it is drawn. */
export const roundSearched = createEvent<number>();
export const ownSwitched = createEvent();
export const newerRequested = createEvent();

export const rounds = createPagedQuery<RoundsQuery, PlayedRound, number>(
  (api, { query, cursor }) =>
    loadRounds(api, cursor === null ? query : { ...query, before: cursor }),
  { shows: 'every page', keyOf: ({ round }) => round },
);
/** The rounds after those that are shown: the list began with an older one, or some were drawn meanwhile. */
export const newer = createApiQuery(loadNewer, { takes: 'first' });
export const ownBets = createApiQuery(loadOwnBets);

export const $shown = createStore<Shown>({ path: '/game_result/minigame', day: '' });
/** Rounds with bets of the member alone. */
export const $isOwnOnly = createStore(false)
  .on(ownSwitched, (isOwnOnly) => !isOwnOnly)
  .reset(roundSearched, pageClosed);

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);
const readTimeFx = attach({ effect: readNowFx });
const $readAt = createStore(0).on(readTimeFx.doneData, (_last, now) => now);
/** The server's time; the clock of the site may start after the page. */
const $at = combine($now, $readAt, (now, readAt) => now || readAt);
/** Today in Seoul, 20261120. */
export const $today = $at.map(dayKeyAt);
/** Whether the secret of the day is published. */
export const $isRevealed = combine(
  rounds.$query,
  $at,
  (query, at) => query !== null && at >= revealsAt(query.dayKey),
);
/** The number of the last round that is drawn. */
export const $lastDrawn = combine(rounds.$query, $at, (query, at) => {
  const game = query && gameById(query.gameId);
  return game ? lastDrawn(game, query.dayKey, at) : 0;
});
/** How many rounds there are after those of the list. */
export const $newerCount = combine(rounds.$items, $lastDrawn, (items, last) => {
  const top = items?.[0]?.round;
  return top === undefined ? 0 : Math.max(0, last - top);
});
/** By the number of the round. */
export const $own = combine(
  ownBets.$data,
  rounds.$query,
  (bets, query): ReadonlyMap<number, readonly OwnBet[]> =>
    bets === null || query === null ? new Map() : byRound(bets, query.dayKey),
);
/** What the list shows; null until it is loaded. */
export const $list = combine(
  { items: rounds.$items, bets: ownBets.$data, own: $own, isOwnOnly: $isOwnOnly },
  ({ items, bets, own, isOwnOnly }) => {
    if (!isOwnOnly) return items;
    return bets === null ? null : roundsOf(own);
  },
);

const updated = sample({
  clock: [pageOpened, pageSearchChanged],
  fn: ({ path, search }) => ({ ...search, path }),
});
sample({ clock: updated, target: $shown });
sample({ clock: updated, target: readTimeFx });

const queryUpdated = sample({
  clock: readTimeFx.doneData,
  source: {
    isOpen: $isOpen,
    today: $today,
    shown: $shown,
    last: rounds.$query,
    items: rounds.$items,
  },
  filter: ({ isOpen }) => isOpen,
  fn: ({ today, shown, last, items }) => {
    const query = toRoundsQuery(shown, today);
    const isSameDay = query.gameId === last?.gameId && query.dayKey === last.dayKey;
    const isThere = items?.some(({ round }) => round === shown.round) ?? false;
    return { query, isSameDay, isThere: shown.round === undefined || isThere };
  },
});
const dayChanged = sample({ clock: queryUpdated, filter: ({ isSameDay }) => !isSameDay });
const listChanged = sample({
  clock: queryUpdated,
  filter: ({ isSameDay, isThere }) => !isSameDay || !isThere,
});
sample({ clock: listChanged, fn: ({ query }) => query, target: rounds.opened });
sample({ clock: [listChanged, pageClosed], target: newer.reset });
sample({ clock: dayChanged, target: ownBets.reset });
sample({ clock: dayChanged, fn: ({ query }) => query, target: ownBets.start });
sample({ clock: pageClosed, target: [rounds.closed, ownBets.reset] });

sample({
  clock: newerRequested,
  source: { query: rounds.$query, items: rounds.$items },
  filter: ({ query }) => query !== null,
  fn: ({ query, items }) => ({ ...(query as RoundsQuery), after: items?.[0]?.round ?? 0 }),
  target: newer.start,
});
rounds.$items.on(newer.done, (items, { result }) => [...result, ...(items ?? [])]);
// Bets on them are settled, too.
sample({ clock: newer.done, target: ownBets.refresh });
sample({
  clock: newer.failed,
  fn: () => ({ text: messages.newerFailed, tone: 'danger' as const }),
  target: toastShown,
});

sample({ clock: roundSearched, fn: (round) => ({ round }), target: filterChanged });
writeFilters({ changed: filterChanged, $search: $shown, hrefOf });
