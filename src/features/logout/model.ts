import { combine, createEffect, createEvent, sample } from 'effector';
import { $isAdmin, $isLoggedIn, logoutClicked } from '@/entities/member';
import { askConfirmFx } from '@/shared/lib/alerts';
import { messages } from './ui/messages';

/** The member wants to leave; asked once more, because a slip or a page may be open. */
export const logoutRequested = createEvent();

const confirmFx = createEffect(() =>
  askConfirmFx({ text: messages.confirm, confirmLabel: messages.logout }),
);

/** Admins (type 1, role 10) are shown no way out. */
export const $canLogout = combine(
  [$isLoggedIn, $isAdmin] as const,
  ([isLoggedIn, isAdmin]) => isLoggedIn && !isAdmin,
);

sample({
  clock: logoutRequested,
  filter: $canLogout,
  target: confirmFx,
});
sample({ clock: confirmFx.doneData, filter: Boolean, target: logoutClicked });
