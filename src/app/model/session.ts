import { createEffect, createEvent, sample } from 'effector';
import {
  $member,
  memberRequested,
  sessionLost,
  sessionLengthUpdated,
  sessionPickedUp,
  type SessionEndReason,
} from '@/entities/member';
import {
  $sessionMinutes,
  settingFailed,
  settingFailureText,
  settingRequested,
} from '@/entities/setting';
import { $token } from '@/shared/api';
import { alertShown, allAlertsClosed } from '@/shared/lib/alerts';
import { deviceWatchStarted } from '@/shared/lib/device';
import { allDialogsClosed } from '@/shared/lib/dialogs';
import { themeStarted } from '@/shared/lib/theme';
import { $place, navigationRequested, safeReturnPath } from '@/shared/routes';
import { messages } from './messages';

/** Boot: everything that must be known before the first paint, and nothing that polls. */
export const appStarted = createEvent();
/** The unread guard turned a navigation away. */
export const unreadGateMet = createEvent();

const lossTexts: Record<SessionEndReason, string | null> = {
  logout: null,
  signInAgain: null,
  maintenance: null,
  notAcceptable: null,
  unknown: null,
  replaced: messages.replaced,
  expired: messages.expired,
  blocked: messages.blocked,
  broken: messages.broken,
};
// The maintenance guard has its own target, and 406 leaves the site.
const staysReasons: readonly SessionEndReason[] = ['maintenance', 'notAcceptable'];

function loginFrom(returnTo: string | null): string {
  return returnTo === null || returnTo === '/'
    ? '/login'
    : `/login?${new URLSearchParams({ redirect: returnTo })}`;
}

export const leaveSiteFx = createEffect(() => {
  globalThis.location.replace('about:blank');
});

sample({
  clock: appStarted,
  target: [themeStarted, deviceWatchStarted, settingRequested, sessionPickedUp],
});
sample({
  clock: $sessionMinutes,
  filter: (minutes) => minutes !== null,
  target: sessionLengthUpdated,
});
// Also when another tab logged in: the token arrives through storage.
sample({
  clock: $token,
  source: $member,
  filter: (member, token) => token !== null && member === null,
  target: memberRequested,
});
// Another tab logged out.
sample({
  clock: $token,
  source: $member,
  filter: (member, token) => token === null && member !== null,
  fn: () => 'logout' as const,
  target: sessionLost,
});
sample({ clock: unreadGateMet, fn: () => ({ text: messages.unread }), target: alertShown });
// What was said to the member of the session (a message waits) does not wait before the reason of its end.
sample({ clock: sessionLost, target: allAlertsClosed });
sample({
  clock: sessionLost,
  filter: (reason) => lossTexts[reason] !== null,
  fn: (reason) => ({ text: lossTexts[reason] ?? '' }),
  target: alertShown,
});
sample({ clock: sessionLost, target: allDialogsClosed });
// It may have ended because the site closed. The stream, which says so, is closed to guests by then.
sample({
  clock: sessionLost,
  filter: (reason) => reason === 'expired',
  target: settingRequested,
});
// Who was logged out comes back to the same address, query and all; who left on purpose does not.
sample({
  clock: sessionLost,
  source: $place,
  filter: (_place, reason) => !staysReasons.includes(reason),
  fn: ({ href }, reason) => ({ to: loginFrom(reason === 'logout' ? null : safeReturnPath(href)) }),
  target: navigationRequested,
});
sample({
  clock: sessionLost,
  filter: (reason) => reason === 'notAcceptable',
  target: leaveSiteFx,
});
sample({
  clock: settingFailed,
  // Several calls fail for one reason.
  fn: (error) => ({ text: settingFailureText(error, messages.settingsFailed), key: 'setting' }),
  target: alertShown,
});
