import { useUnit } from 'effector-react';
import { inquiryRequested } from '@/entities/member';
import { IconSuccess } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Text } from '@/shared/ui/text';
import { signupDoneDialog } from '../dialogs';
import { doneMessages, messages } from './messages';
import * as styles from './signup-done-dialog.css';

/** Stays until it is closed by its button: the account exists, but cannot be used yet. */
export function SignupDoneDialog() {
  const [onClose, onInquire] = useUnit([signupDoneDialog.closed, inquiryRequested]);
  return (
    <Dialog
      open
      persistent
      width="wide"
      title={doneMessages.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" fullWidth onClick={() => onInquire()}>
            {doneMessages.nonMember}
          </Button>
          <Button fullWidth autoFocus onClick={() => onClose()}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <IconSuccess size={42} className={styles.mark} />
        <Text as="p" size="xl" weight="bold">
          {doneMessages.pending}
        </Text>
        <Text as="p" tone="secondary">
          {doneMessages.rules}
        </Text>
        <Text as="p" tone="secondary">
          {doneMessages.help}
        </Text>
      </div>
    </Dialog>
  );
}
