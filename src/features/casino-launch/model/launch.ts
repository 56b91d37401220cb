import { createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { isLaunchCasinoGameAnswer, isOpenLobbyAnswer } from '#contract/checks.gen.ts';
import { expiryUpdated, sessionLost } from '@/entities/member';
import { createApiMutation, request } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { $theme } from '@/shared/lib/theme';
import { type Launch, type LaunchRequest, originOf } from '../lib/launch';
import { type LaunchFailure, launchFailureOf } from '../lib/launch-failure';

/** Opens a game in place of the one that is open. */
export const launchRequested = createEvent<LaunchRequest>();
/** Nothing is played any more, and whatever is on its way is forgotten. */
export const launchClosed = createEvent();

const lobbyOpening = createApiMutation((api, { kind }: LaunchRequest) =>
  request(
    api.POST('/member/lobby/{lobby}', { params: { path: { lobby: kind } } }),
    isOpenLobbyAnswer,
  ),
);
const launching = createApiMutation(
  (api, { gameId, theme }: { gameId: string; theme: 'celadon' | 'porcelain' }) => {
    const options = { params: { path: { gameId } }, body: { theme } };
    return request(api.POST('/casino/game/{gameId}/launch', options), isLaunchCasinoGameAnswer);
  },
);

export const $isLaunching = or(lobbyOpening.$isPending, launching.$isPending);

// The last one counts: the answer to a game that was left meanwhile is dropped.
sample({
  clock: [launchRequested, launchClosed],
  target: [lobbyOpening.reset, launching.reset],
});
sample({ clock: launchRequested, target: lobbyOpening.start });
sample({
  clock: lobbyOpening.done,
  fn: ({ result: { expiresAt } }) => expiresAt,
  target: expiryUpdated,
});
sample({
  clock: lobbyOpening.done,
  source: $theme,
  fn: (theme, { params: { gameId } }) => ({ gameId, theme }),
  target: launching.start,
});

const answered = launching.done.map(
  ({ params: { gameId }, result: { url, sessionId } }): Launch | null => {
    const origin = originOf(url);
    return origin === null ? null : { gameId, url, origin, sessionId };
  },
);
/** The page of the game can be shown. */
export const launched = sample({ clock: answered, filter: (launch) => launch !== null });
const unusable = sample({ clock: answered, filter: (launch) => launch === null });
const refused = sample({ clock: [lobbyOpening.failed, launching.failed] });

/** Null until a game is open. */
export const $launch = createStore<Launch | null>(null)
  .on(launched, (_last, launch) => launch)
  .reset(launchRequested, launchClosed);
/** Why the game was not opened; null where nothing went wrong. */
export const $launchFailure = createStore<LaunchFailure | null>(null)
  .on(refused, (_last, { error }) => launchFailureOf(error))
  .on(unusable, () => ({ text: failureAdvice({ kind: 'contract' }), to: '/customer' }))
  .reset(launchRequested, launchClosed);

sample({ clock: sessionLost, target: launchClosed });
