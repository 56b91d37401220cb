import { combine, createEvent, createStore, sample } from 'effector';
import {
  $awaitedBoards,
  $boardFailures,
  $boards,
  $counts,
  boardClosed,
  boardOpened,
  boardRetried,
  countsQuery,
  totalOf,
} from '@/entities/game';
import { $now } from '@/shared/lib/clock';
import { frontOf, isOnOffer } from './lib/front';
import { byKickOff, byLeague, gamesOf, liveSubscription, nextSubscription } from './lib/games';

const nextShown = 4;
const liveShown = 8;
/** How long the match in front may be suspended before another takes its place. */
const stallMs = 10_000;

/** A page that draws the matches is open. */
export const gamesOpened = createEvent();
export const gamesClosed = createEvent();
export const liveRetried = createEvent();
export const nextRetried = createEvent();

/** In play, best leagues first; null until every board is here. */
export const $liveGames = combine(
  $boards,
  $awaitedBoards,
  (boards, awaited) => gamesOf(boards, awaited, liveSubscription)?.sort(byLeague) ?? null,
);
/** As the board counts them, those without a winner market included. */
export const $liveCount = combine($counts, $liveGames, (counts, games) =>
  Math.max(totalOf(counts, 'live'), games?.length ?? 0),
);
const $upcoming = combine(
  $boards,
  $awaitedBoards,
  (boards, awaited) => gamesOf(boards, awaited, nextSubscription)?.sort(byKickOff) ?? null,
);
/** The match in front until now, and until when it stays there (server's epoch milliseconds) although it is suspended. */
const $front = createStore<{ id: string | null; until: number }>({ id: null, until: Infinity });
const $isStalled = combine($front, $now, ({ until }, now) => now >= until);
/** The match in front; null while those in play are unknown, and where there is none at all. */
export const $featured = combine(
  {
    live: $liveGames,
    next: $upcoming,
    currentId: $front.map(({ id }) => id),
    isStalled: $isStalled,
  },
  ({ live, ...rest }) => live && frontOf({ live, ...rest }),
);
export const $otherLive = combine($liveGames, $featured, (games, featured) => {
  return games?.filter((game) => game !== featured).slice(0, liveShown) ?? null;
});
export const $nextGames = $upcoming.map((games) => games?.slice(0, nextShown) ?? null);
/** Null once the stream has brought what the call could not. */
export const $liveFailure = combine($boardFailures, $liveGames, (failures, games) =>
  games === null ? (failures[liveSubscription.reader] ?? null) : null,
);
export const $nextFailure = combine($boardFailures, $nextGames, (failures, games) =>
  games === null ? (failures[nextSubscription.reader] ?? null) : null,
);
/** What the stage draws; null while a match may still come. */
export const $stage = combine(
  { live: $liveGames, game: $featured, next: $upcoming, failure: $nextFailure },
  ({ live, game, next, failure }) =>
    live === null || (game === null && next === null && failure === null) ? null : { game },
);

sample({ clock: gamesOpened, fn: () => liveSubscription, target: boardOpened });
sample({ clock: gamesOpened, fn: () => nextSubscription, target: boardOpened });
sample({ clock: gamesOpened, target: countsQuery.start });
sample({ clock: gamesClosed, fn: () => liveSubscription.reader, target: boardClosed });
sample({ clock: gamesClosed, fn: () => nextSubscription.reader, target: boardClosed });
sample({ clock: liveRetried, fn: () => liveSubscription.reader, target: boardRetried });
sample({ clock: nextRetried, fn: () => nextSubscription.reader, target: boardRetried });

sample({
  clock: $featured,
  source: { now: $now, front: $front },
  fn: ({ now, front }, game) => {
    const id = game?.fixture.id ?? null;
    const until = front.id === id ? front.until : Infinity;
    return { id, until: game && isOnOffer(game) ? Infinity : Math.min(until, now + stallMs) };
  },
  target: $front,
});
