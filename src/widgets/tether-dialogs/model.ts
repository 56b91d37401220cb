import { depositClosed, depositOpened } from '@/features/tether-deposit';
import { tetherWithdrawal } from '@/features/withdrawal-request';
import { depositDialog, withdrawalDialog } from './dialogs';
import { holdForm } from './lib/hold-form';

export const DepositGate = holdForm({
  dialog: depositDialog,
  opened: depositOpened,
  closed: depositClosed,
});
export const WithdrawalGate = holdForm({
  dialog: withdrawalDialog,
  opened: tetherWithdrawal.formOpened,
  closed: tetherWithdrawal.formClosed,
});
