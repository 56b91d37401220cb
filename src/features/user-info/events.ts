import { sample } from 'effector';
import { accountRequested } from '@/entities/member';
import { drawDialog } from '@/shared/lib/dialogs';
import { userInfoDialog } from './dialogs';

drawDialog(userInfoDialog, async () => (await import('./ui/user-info-dialog')).UserInfoDialog);

sample({ clock: accountRequested, target: userInfoDialog.opened });
