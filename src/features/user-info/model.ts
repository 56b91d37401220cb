import { attach, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { logoutClicked } from '@/entities/member';
import { idCheckSchema, nicknameCheckSchema } from '@/entities/account-fields';
import { askConfirmFx } from '@/shared/lib/alerts';
import { createAvailabilityCheck } from './lib/create-availability-check';
import { messages } from './ui/messages';

/** The dialog is open. */
export const UserInfoGate = createGate();
export const logoutRequested = createEvent();

export const idCheck = createAvailabilityCheck('userId', idCheckSchema);
export const nicknameCheck = createAvailabilityCheck('nickname', nicknameCheckSchema);

const confirmLogoutFx = attach({
  effect: askConfirmFx,
  mapParams: () => ({ text: messages.logoutConfirm, confirmLabel: messages.logout }),
});

sample({
  clock: [UserInfoGate.open, UserInfoGate.close],
  target: [idCheck.form.reset, nicknameCheck.form.reset],
});
sample({ clock: logoutRequested, target: confirmLogoutFx });
// The end of the session closes the dialog with all others.
sample({
  clock: confirmLogoutFx.doneData,
  filter: Boolean,
  target: logoutClicked,
});
