import { useUnit } from 'effector-react';
import { Dialog } from '@/shared/ui/dialog';
import { loginDialog } from '../dialogs';
import { LoginForm } from './login-form';
import { messages } from './messages';

export function LoginDialog() {
  const [props, onClose] = useUnit([loginDialog.$props, loginDialog.closed]);
  return (
    <Dialog open title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <LoginForm returnTo={props?.returnTo} />
    </Dialog>
  );
}
