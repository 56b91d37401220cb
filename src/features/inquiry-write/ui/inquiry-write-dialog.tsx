import { useUnit } from 'effector-react';
import { Dialog } from '@/shared/ui/dialog';
import { closeRequested } from '../model';
import { InquiryWriteForm } from './inquiry-write-form';
import { messages } from './messages';

/** The form of a question over the page that it is opened on. */
export function InquiryWriteDialog() {
  const onClose = useUnit(closeRequested);
  return (
    <Dialog
      open
      width="wide"
      title={messages.title}
      closeLabel={messages.close}
      onClose={() => onClose()}
    >
      <InquiryWriteForm />
    </Dialog>
  );
}
