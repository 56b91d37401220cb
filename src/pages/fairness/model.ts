import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { PlayedRound } from '@/entities/round';
import { createChosenQuery, createPagedQuery } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { writeFilters } from '@/shared/routes';
import { loadRound, loadRounds, loadWorldDay, type RoundsQuery } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { type Chosen, chosenOf, hrefOf, sportsDayOf } from './lib/chosen-round';
import { type FairnessSearch, searchDefaults } from './search';

export const filterChanged = createEvent<Partial<FairnessSearch>>();
/** The list is to begin with the newest round. */
export const newestRequested = createEvent();

export const $search = createStore<FairnessSearch>(searchDefaults);
/** What the address of a round comes to; null before the page is open, and before its tab is. */
export const $chosen = createStore<Chosen | null>(null).reset(pageClosed);
export const rounds = createPagedQuery<RoundsQuery, PlayedRound, number>(loadRounds, {
  shows: 'every page',
  keyOf: ({ roundId }) => roundId,
});
/** The round that is verified. */
export const round = createChosenQuery(loadRound);

/** The day of matches that the address comes to; '' before its tab is open. */
export const $sportsDay = createStore('').reset(pageClosed);
export const worldDay = createChosenQuery(loadWorldDay);

const $listed = createStore<RoundsQuery | null>(null).reset(pageClosed);
/** Newer rounds than those of the list are not in it. */
export const $hasNewer = $listed.map((listed) => listed?.before != null);

const readTodayFx = createEffect(() => readNowFx());

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });
sample({ clock: updated, target: readTodayFx });
const todayRead = sample({
  clock: readTodayFx.doneData,
  source: $search,
  fn: (search, now) => ({ search, now }),
});
sample({
  clock: todayRead,
  filter: ({ search }) => search.tab === 'round',
  fn: ({ search, now }) => chosenOf(search, now),
  target: $chosen,
});
sample({
  clock: todayRead,
  filter: ({ search }) => search.tab === 'sports',
  fn: ({ search, now }) => sportsDayOf(search, now),
  target: $sportsDay,
});
sample({ clock: $sportsDay.updates, target: worldDay.chosen });

const chosen = sample({
  clock: $chosen.updates,
  filter: (next): next is Chosen => next !== null,
});
const $list = combine({ listed: $listed, items: rounds.$items });
// Another round of what is listed changes nothing of the list.
const listChanged = sample({
  clock: chosen,
  source: $list,
  filter: ({ listed, items }, { gameId, dayKey, roundId }) =>
    listed?.gameId !== gameId ||
    listed.dayKey !== dayKey ||
    (roundId !== '' && !items?.some((item) => item.roundId === roundId)),
  fn: (_list, { gameId, dayKey, before }): RoundsQuery => ({ gameId, dayKey, before }),
});
const newestListed = sample({
  clock: newestRequested,
  source: $listed,
  filter: (listed) => listed !== null,
  fn: (listed): RoundsQuery => ({ ...(listed as RoundsQuery), before: null }),
});
sample({ clock: [listChanged, newestListed], target: [$listed, rounds.opened] });
sample({ clock: chosen, fn: ({ roundId }) => roundId, target: round.chosen });

writeFilters({ changed: filterChanged, $search, hrefOf });

sample({ clock: pageClosed, target: rounds.closed });
sample({ clock: pageClosed, fn: () => '', target: round.chosen });
