import { sample } from 'effector';
import { inquiryRequested } from '@/entities/member';
import { drawDialog } from '@/shared/lib/dialogs';
import { nonMemberDialog } from './dialogs';

drawDialog(nonMemberDialog, async () => (await import('./ui/non-member-dialog')).NonMemberDialog);

sample({ clock: inquiryRequested, target: nonMemberDialog.opened });
