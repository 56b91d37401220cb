import { tetherDeposit } from '@/features/tether-deposit';
import { tetherWithdrawal } from '@/features/withdrawal-request';
import { depositDialog, withdrawalDialog } from './dialogs';
import { holdForm } from './lib/hold-form';

export const DepositGate = holdForm({ dialog: depositDialog, form: tetherDeposit });
export const WithdrawalGate = holdForm({ dialog: withdrawalDialog, form: tetherWithdrawal });
