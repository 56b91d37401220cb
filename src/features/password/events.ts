import { sample } from 'effector';
import { passwordChangeRequested, passwordResetRequested } from '@/entities/member';
import { drawDialog } from '@/shared/lib/dialogs';
import { changePasswordDialog, findPasswordDialog } from './dialogs';

drawDialog(
  findPasswordDialog,
  async () => (await import('./ui/find-password-dialog')).FindPasswordDialog,
);
drawDialog(
  changePasswordDialog,
  async () => (await import('./ui/change-password-dialog')).ChangePasswordDialog,
);

sample({ clock: passwordResetRequested, target: findPasswordDialog.opened });
sample({ clock: passwordChangeRequested, target: changePasswordDialog.opened });
