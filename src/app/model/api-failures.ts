import { sample } from 'effector';
import { $isLoggedIn, sessionLost, type SessionEndReason } from '@/entities/member';
import { settingRequested } from '@/entities/setting';
import { apiAnswered, apiFailed } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { serverTimeSeen } from '@/shared/lib/clock';
import { messages } from './messages';

/** What the statuses of the specification end a session with. */
const endings: Readonly<Record<number, SessionEndReason>> = {
  401: 'expired',
  406: 'notAcceptable',
  500: 'broken',
  555: 'replaced',
  556: 'expired',
  600: 'blocked',
};

const settingPaths: readonly string[] = [
  '/setting',
  '/setting/maintanace',
  '/setting/autoLogoutMin',
  '/settingSignUp',
];

const currentFailed = sample({ clock: apiFailed, filter: ({ isCurrent }) => isCurrent });

sample({
  clock: currentFailed,
  source: $isLoggedIn,
  // A token that was refused counts as a session even before its member is known; 500 needs a member.
  filter: (isLoggedIn, { status, hasToken }) =>
    status in endings && (status === 406 || isLoggedIn || (hasToken && status !== 500)),
  fn: (_isLoggedIn, { status }) => endings[status] ?? 'unknown',
  target: sessionLost,
});
// A guest has no session to lose and sees the reason all the same.
sample({
  clock: currentFailed,
  filter: ({ status, hasToken }) => status === 600 && !hasToken,
  fn: () => ({ text: messages.blocked }),
  target: alertShown,
});
// The site may have gone under maintenance; the settings say so, and the guard acts on them.
sample({
  clock: apiFailed,
  filter: ({ status, path }) => status === 503 && !settingPaths.includes(path),
  target: settingRequested,
});
sample({
  clock: apiAnswered,
  filter: ({ serverTime }) => serverTime !== null,
  fn: ({ serverTime, age }) => ({ at: serverTime ?? 0, age }),
  target: serverTimeSeen,
});
