import { sample } from 'effector';
import { loginRequested } from '@/entities/member';
import { drawDialog } from '@/shared/lib/dialogs';
import { loginDialog } from './dialogs';

drawDialog(loginDialog, async () => (await import('./ui/login-dialog')).LoginDialog);

sample({ clock: loginRequested, target: loginDialog.opened });
