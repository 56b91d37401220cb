import { drawDialog } from '@/shared/lib/dialogs';
import { leaveDialog, signOutDialog, withdrawPasswordDialog } from './dialogs';

const loadStepUp = async () => (await import('./ui/step-up-dialog')).StepUpDialog;

drawDialog(signOutDialog, loadStepUp);
drawDialog(leaveDialog, loadStepUp);
drawDialog(
  withdrawPasswordDialog,
  async () => (await import('./ui/withdraw-password-dialog')).WithdrawPasswordDialog,
);
