import { useGate, useUnit } from 'effector-react';
import { accountMessages, PasswordField } from '@/entities/account-fields';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { changePasswordDialog } from '../dialogs';
import { $isChanging, ChangePasswordGate, form } from '../model/change';
import { messages } from './messages';

export function ChangePasswordDialog() {
  useGate(ChangePasswordGate);
  const [isChanging, onClose] = useUnit([$isChanging, changePasswordDialog.closed]);
  return (
    <Dialog open title={messages.changeTitle} closeLabel={messages.close} onClose={onClose}>
      <Form form={form} label={messages.changeTitle}>
        <PasswordField
          form={form}
          name="currentPassword"
          label={messages.currentPassword}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={messages.newPassword}
          hint={accountMessages.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="newPasswordConfirm"
          label={messages.newPasswordConfirm}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" fullWidth loading={isChanging}>
          {messages.changeSubmit}
        </Button>
      </Form>
    </Dialog>
  );
}
