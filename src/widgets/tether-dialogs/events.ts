import { sample } from 'effector';
import { coinDepositRequested, tetherWithdrawalRequested } from '@/entities/member';
import { drawDialog } from '@/shared/lib/dialogs';
import { depositDialog, withdrawalDialog } from './dialogs';

drawDialog(depositDialog, async () => (await import('./ui/tether-dialogs')).DepositDialog);
drawDialog(withdrawalDialog, async () => (await import('./ui/tether-dialogs')).WithdrawalDialog);

sample({ clock: coinDepositRequested, target: depositDialog.opened });
sample({ clock: tetherWithdrawalRequested, target: withdrawalDialog.opened });
