import { combine, createEffect, createEvent, sample } from 'effector';
import { $isAdmin, $isLoggedIn, $isStaff, logoutClicked } from '@/entities/member';
import { askConfirmFx } from '@/shared/lib/alerts';
import { messages } from './ui/messages';

/** The member wants to leave; asked once more, because a slip or a page may be open. */
export const logoutRequested = createEvent();

/** Staff whose one page is not there yet want to come in as somebody else. */
export const accountSwitchRequested = createEvent();

const confirmFx = createEffect((text: string) =>
  askConfirmFx({ text, confirmLabel: messages.logout }),
);

/** Admins (type 1, role 10) are shown no way out. */
export const $canLogout = combine(
  [$isLoggedIn, $isAdmin] as const,
  ([isLoggedIn, isAdmin]) => isLoggedIn && !isAdmin,
);

sample({
  clock: logoutRequested,
  filter: $canLogout,
  fn: () => messages.confirm,
  target: confirmFx,
});
sample({
  clock: accountSwitchRequested,
  filter: $isStaff,
  fn: () => messages.switchConfirm,
  target: confirmFx,
});
sample({ clock: confirmFx.doneData, filter: Boolean, fn: () => undefined, target: logoutClicked });
