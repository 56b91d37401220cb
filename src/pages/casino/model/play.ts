import { attach, combine, createEvent, createStore, sample } from 'effector';
import { mineQuery } from '@/entities/casino-game';
import { $expiresAt } from '@/entities/member';
import {
  gameClosed,
  gameFailed,
  launchClosed,
  launched,
  launchRequested,
  roundPlayed,
} from '@/features/casino-launch';
import { createApiQuery, createChosenQuery } from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { loadPlayed, loadRound } from '../api';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { kindOfLobby, lobbySearch } from '../lib/address';
import { $game, $isOpen, $opening, gameLeft, type Going, going } from './page';

export const launchRetried = createEvent();
export const replayOpened = createEvent<string>();
export const replayClosed = createEvent();

/** The rounds of the game that is open. */
export const played = createApiQuery(loadPlayed);
/** The round that the address names. */
export const replay = createChosenQuery(loadRound);

/** The game that is open; null in the lobby. An address that names a round as well opens no game: the round is looked at. */
export const $played = createStore<string | null>(null).reset(pageClosed);
const moved = sample({
  clock: [pageOpened, pageSearchChanged],
  source: $played,
  fn: (known, { search: { game, round } }) => {
    if (game === undefined) return { known, next: null };
    return { known, next: round === undefined || game === known ? game : null };
  },
});
const changed = sample({ clock: moved, filter: ({ known, next }) => known !== next });
sample({ clock: changed, fn: ({ next }) => next, target: $played });
const left = sample({ clock: changed, filter: ({ known }) => known !== null });
// What was played and what is held have changed.
sample({ clock: left, target: [launchClosed, mineQuery.refresh] });
sample({ clock: pageClosed, target: [launchClosed] });
sample({
  clock: [changed, launchRetried],
  source: { gameId: $played, game: $game, opening: $opening },
  filter: ({ gameId }) => gameId !== null,
  fn: ({ gameId, game, opening }) => ({
    gameId: gameId ?? '',
    kind: game?.kind ?? kindOfLobby(opening.lobby),
  }),
  target: launchRequested,
});
sample({
  clock: gameClosed,
  source: $isOpen,
  filter: Boolean,
  target: gameLeft,
});

sample({
  clock: launched,
  fn: ({ gameId, sessionId }) => ({ gameId, sessionId }),
  target: played.start,
});
// The game says itself what was refused; what it had staked for it may have been given back.
sample({ clock: roundPlayed, target: played.refresh });
sample({ clock: gameFailed, target: played.refresh });
sample({ clock: launchClosed, target: played.reset });

const readLaunchFx = attach({ effect: readNowFx });
const $launchedAt = createStore<number | null>(null)
  .on(readLaunchFx.doneData, (_last, at) => at)
  .reset(launchRequested, launchClosed);
sample({ clock: launched, target: readLaunchFx });

const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / 60_000));

/** Whole minutes since the launch, and until the session ends; null where that is not known. */
export const $minutes = combine(
  { now: $now, launchedAt: $launchedAt, expiresAt: $expiresAt },
  ({ now, launchedAt, expiresAt }) => ({
    used: launchedAt === null ? null : minutesBetween(launchedAt, now),
    left: expiresAt === null ? null : minutesBetween(now, expiresAt),
  }),
);

sample({
  clock: $opening,
  fn: ({ search }) => search.round ?? '',
  target: replay.chosen,
});
sample({
  clock: replayOpened,
  source: $opening,
  fn: ({ lobby, search }, round): Going => ({ lobby, search: { ...search, round }, replace: true }),
  target: going,
});
// Who came to see the round again did not come to play.
sample({
  clock: replayClosed,
  source: { opening: $opening, played: $played },
  filter: ({ opening }) => opening.search.round !== undefined,
  fn: ({ opening: { lobby, search }, played: game }): Going => ({
    lobby,
    search: { ...lobbySearch(search), ...(game !== null && { game }) },
    replace: true,
  }),
  target: going,
});
