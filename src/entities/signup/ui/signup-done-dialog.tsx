import { useUnit } from 'effector-react';
import { IconSuccess } from '@/shared/icons';
import { dialogClosed, dialogOpened } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Text } from '@/shared/ui/text';
import { messages } from './messages';
import * as styles from './signup-done-dialog.css';

/** Stays until it is closed by its button: the account exists, but cannot be used yet. */
export function SignupDoneDialog() {
  const [onClose, onOpen] = useUnit([dialogClosed, dialogOpened]);
  const close = () => onClose('signupDone');
  return (
    <Dialog
      open
      persistent
      width="wide"
      title={messages.doneTitle}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" fullWidth onClick={() => onOpen({ name: 'nonMember' })}>
            {messages.nonMember}
          </Button>
          <Button fullWidth autoFocus onClick={close}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <IconSuccess size={42} className={styles.mark} />
        <Text as="p" size="xl" weight="bold">
          {messages.donePending}
        </Text>
        <Text as="p" tone="secondary">
          {messages.doneRules}
        </Text>
        <Text as="p" tone="secondary">
          {messages.doneHelp}
        </Text>
      </div>
    </Dialog>
  );
}
