import { combine, createEvent, createStore, sample } from 'effector';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { createBetList, isOpenBet } from '@/entities/bet';
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
import { $isLoggedIn, memberArrived, sessionLost } from '@/entities/member';
import { newsQuery } from '@/entities/news';
import { $legCount } from '@/entities/slip';
import { $now } from '@/shared/lib/clock';
import { $device, $layout } from '@/shared/lib/device';
import { pageClosed, pageOpened } from '../events';
import { frontOf, isOnOffer } from '../lib/front';
import { byKickOff, byLeague, gamesOf, liveSubscription, nextSubscription } from '../lib/games';

/** Open bets home has room for. */
const betsShown = 4;
const nextShown = 4;
const liveShown = 8;
const minuteMs = 60_000;
/** How long the match in front may be suspended before another stands there. */
const stallMs = 10_000;

export const liveRetried = createEvent();
export const nextRetried = createEvent();

const $isOpen = createStore(false);
/** Once something is picked the slip stays visible, also when the bet is placed and it is empty again. */
export const $isSlipShown = createStore(false);
const betList = createBetList({ pageSize: betsShown });
export const betsRetried = betList.refresh;
export const $betsFailure = betList.$failure;
/** As they came, the settled ones among them. */
export const $bets = betList.$items;
/** Null until they are here. */
export const $openBets = betList.$items.map(
  (bets) => bets?.filter(isOpenBet).slice(0, betsShown) ?? null,
);

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
/** What the stage draws; null while a match may still come to stand there. */
export const $stage = combine(
  { live: $liveGames, game: $featured, next: $upcoming, failure: $nextFailure },
  ({ live, game, next, failure }) =>
    live === null || (game === null && next === null && failure === null) ? null : { game },
);
/** The server's time in whole minutes: what "3분 뒤" is counted from. */
export const $minute = $now.map((now) => now - (now % minuteMs));
/** One column: the member's card stands below the first matches. */
export const $isCompact = combine(
  $device,
  $layout,
  (device, layout) => device !== 'desktop' || layout === 'mobile',
);

const opened = sample({ clock: pageOpened, fn: () => undefined });

sample({ clock: opened, fn: () => true, target: $isOpen });
sample({ clock: pageClosed, fn: () => false, target: $isOpen });
sample({ clock: opened, fn: () => liveSubscription, target: boardOpened });
sample({ clock: opened, fn: () => nextSubscription, target: boardOpened });
sample({ clock: opened, target: [newsQuery.start, countsQuery.start] });
sample({ clock: pageClosed, fn: () => liveSubscription.reader, target: boardClosed });
sample({ clock: pageClosed, fn: () => nextSubscription.reader, target: boardClosed });
sample({ clock: liveRetried, fn: () => liveSubscription.reader, target: boardRetried });
sample({ clock: nextRetried, fn: () => nextSubscription.reader, target: boardRetried });

sample({
  clock: [opened, $legCount],
  source: $legCount,
  filter: (count) => count > 0,
  fn: () => true,
  target: $isSlipShown,
});
sample({ clock: pageClosed, fn: () => false, target: $isSlipShown });

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

sample({
  clock: [opened, memberArrived],
  source: { isOpen: $isOpen, isLoggedIn: $isLoggedIn },
  filter: ({ isOpen, isLoggedIn }) => isOpen && isLoggedIn,
  fn: () => ({ label: SETTLEMENT_LABEL.inProgress }),
  target: betList.opened,
});
sample({ clock: [pageClosed, sessionLost], target: betList.closed });
