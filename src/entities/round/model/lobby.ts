import { createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { persistStore } from '@/shared/lib/storage';
import { loadGames } from '../api';

const everyMs = 30_000;

/** The list of games is shown: it is requested every half minute. */
export const lobbyOpened = createEvent();
export const lobbyClosed = createEvent();
export const gameStarred = createEvent<number>();

export const gamesQuery = createApiQuery(loadGames, { takes: 'first' });

/** Ids of the visitor's own games, the newest last; kept in the browser. */
export const $starredGames = createStore<readonly number[]>([]).on(gameStarred, (ids, id) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
);
persistStore({
  store: $starredGames,
  key: 'hanpan.minigame-favourites',
  schema: z.array(z.int()) as z.ZodMiniType<readonly number[]>,
  pickup: lobbyOpened,
});

/** When the list was requested last; null while it is closed. */
const $requestedAt = createStore<number | null>(null).reset(lobbyClosed);
const due = sample({
  clock: $now,
  source: $requestedAt,
  filter: (requestedAt, now) => requestedAt !== null && now - requestedAt >= everyMs,
  fn: (_requestedAt, now) => now,
});
sample({ clock: lobbyOpened, source: $now, target: $requestedAt });
sample({ clock: due, target: $requestedAt });
sample({ clock: [lobbyOpened, due], target: gamesQuery.start });
sample({ clock: lobbyClosed, target: gamesQuery.reset });
