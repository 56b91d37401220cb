import { useUnit } from 'effector-react';
import { dialogClosed } from '@/shared/lib/dialogs';
import { Dialog } from '@/shared/ui/dialog';
import { LoginForm, type LoginFormProps } from './login-form';
import { messages } from './messages';

export function LoginDialog({ returnTo }: LoginFormProps) {
  const onClose = useUnit(dialogClosed);
  return (
    <Dialog
      open
      title={messages.title}
      closeLabel={messages.close}
      onClose={() => onClose('login')}
    >
      <LoginForm returnTo={returnTo} />
    </Dialog>
  );
}
