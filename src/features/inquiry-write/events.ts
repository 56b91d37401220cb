import { sample } from 'effector';
import { inquiryRequested, inquiryWriteRequested } from '@/entities/member';
import { drawDialog } from '@/shared/lib/dialogs';
import { customerWriteDialog } from './dialogs';

drawDialog(
  customerWriteDialog,
  async () => (await import('./ui/inquiry-write-dialog')).InquiryWriteDialog,
);

sample({ clock: inquiryWriteRequested, target: customerWriteDialog.opened });
// A guest leaves a contact instead.
sample({ clock: customerWriteDialog.refused, target: inquiryRequested });
