import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import * as z from 'zod/mini';
import { isExtendSessionAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import {
  $token,
  apiAnswered,
  createApiMutation,
  request,
  tokenCleared,
  tokenReceived,
} from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { addTime, formatDateTime, parseDateTime } from '@/shared/lib/format';
import { timestamp } from '@/shared/lib/schema';
import { persistStore } from '@/shared/lib/storage';

export type SessionEndReason =
  | 'logout'
  | 'signInAgain'
  | 'replaced'
  | 'expired'
  | 'blocked'
  | 'maintenance'
  | 'notAcceptable'
  | 'broken'
  | 'unknown';

const warningMs = 60_000;
/** What a header can carry: with anything else no call at all would leave the browser. */
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/));

export const sessionPickedUp = createEvent();
/** The login feature hands over the answer of the server. */
export const loggedIn = createEvent<Dto<'LoginAnswer'>>();
/** The session goes on under another token. */
export const sessionRenewed = createEvent<{ token: string; expiresAt: number }>();
/** The member asks to log out. */
export const logoutClicked = createEvent();
/** The session is over for this reason; everything of the member is forgotten. */
export const sessionLost = createEvent<SessionEndReason>();
/** A navigation, or the member asks for more time: the session has its normal length again. */
export const activitySeen = createEvent();
/** Minutes that a session lasts without activity, as the settings have it. */
export const sessionLengthUpdated = createEvent<number>();
/** The server sent when the session will end, epoch milliseconds. */
export const expiryUpdated = createEvent<number>();

const extension = createApiMutation((api) =>
  request(api.POST('/member/session'), isExtendSessionAnswer),
);
const logout = createApiMutation((api) => request(api.POST('/member/logout')));

/** Kept as `custom.auth`, YYYY-MM-DD HH:mm:ss in Seoul. */
export const $expiresAt = createStore<number | null>(null);
export const $session = combine($token, $expiresAt, (token, expiresAt) =>
  token === null ? null : { token, expiresAt },
);
const $isWarned = createStore(false);
/** Null until the settings are here. */
const $sessionMinutes = createStore<number | null>(null);
const readStartFx = attach({ effect: readNowFx });
/**
 * Until the server has sent its time, that of this machine may be wrong by days: no session ends by it. Answers to what the
 * document's first script requested carry none; a server that never does has answered about the member itself.
 */
const $isTimeKnown = createStore(false).on(
  apiAnswered,
  (isKnown, { serverTime, path }) => isKnown || serverTime !== null || path === '/member/user',
);
const $end = combine({ expiresAt: $expiresAt, token: $token, isTimeKnown: $isTimeKnown });

/** A minute is left; carries the instant of the end. */
export const expiryNear = sample({
  clock: $now,
  source: { end: $end, isWarned: $isWarned },
  filter: ({ end: { expiresAt, token, isTimeKnown }, isWarned }, now) =>
    isTimeKnown &&
    token !== null &&
    expiresAt !== null &&
    !isWarned &&
    expiresAt - now <= warningMs &&
    expiresAt > now,
  fn: ({ end: { expiresAt } }) => expiresAt as number,
});
const timedOut = sample({
  clock: $now,
  source: $end,
  filter: ({ expiresAt, token, isTimeKnown }, now) =>
    isTimeKnown && token !== null && expiresAt !== null && expiresAt <= now,
});

persistStore({
  store: $token,
  key: 'hanpan.token',
  schema: z.nullable(token),
  pickup: sessionPickedUp,
});
persistStore({
  store: $expiresAt,
  key: 'custom.auth',
  schema: z.nullable(timestamp),
  pickup: sessionPickedUp,
  serialize: (at) => (at === null ? '' : formatDateTime(at)),
  deserialize: parseDateTime,
});

const tokenIssued = merge([loggedIn, sessionRenewed]);
sample({ clock: tokenIssued, fn: ({ token }) => token, target: tokenReceived });
sample({
  clock: tokenIssued,
  filter: ({ expiresAt }) => expiresAt !== undefined,
  fn: ({ expiresAt }) => expiresAt as number,
  target: expiryUpdated,
});
sample({
  clock: activitySeen,
  source: $token,
  filter: (token) => token !== null,
  target: extension.start,
});
sample({
  clock: extension.done,
  fn: ({ result: { expiresAt } }) => expiresAt,
  target: expiryUpdated,
});
// A server that keeps no end leaves the counting to the client: the configured minutes from now.
const endless = sample({ clock: loggedIn, filter: ({ expiresAt }) => expiresAt === undefined });
const extensionUnknown = sample({
  clock: extension.failed,
  filter: ({ error }) => 'status' in error && error.status === 404,
});
sample({ clock: sessionLengthUpdated, target: $sessionMinutes });
sample({ clock: [endless, extensionUnknown], target: readStartFx });
sample({
  clock: readStartFx.doneData,
  source: { minutes: $sessionMinutes, token: $token },
  filter: ({ minutes, token }) => minutes !== null && token !== null,
  fn: ({ minutes }, now) => addTime(now, minutes ?? 0, 'minute'),
  target: expiryUpdated,
});
sample({ clock: expiryUpdated, target: $expiresAt });
sample({ clock: expiryNear, fn: () => true, target: $isWarned });
sample({ clock: $expiresAt, fn: () => false, target: $isWarned });

sample({ clock: logoutClicked, target: logout.start });
// The server may be gone; the member leaves all the same.
sample({ clock: [logout.done, logout.failed], fn: () => 'logout' as const, target: sessionLost });
sample({ clock: timedOut, fn: () => 'expired' as const, target: sessionLost });
sample({ clock: sessionLost, target: tokenCleared });
sample({ clock: sessionLost, fn: () => null, target: $expiresAt });
