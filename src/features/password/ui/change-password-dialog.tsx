import { useGate, useUnit } from 'effector-react';
import { dialogClosed } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { $isChanging, ChangePasswordGate, form } from '../model/change';
import { messages } from './messages';

export function ChangePasswordDialog() {
  useGate(ChangePasswordGate);
  const [isChanging, onClose] = useUnit([$isChanging, dialogClosed]);
  return (
    <Dialog
      open
      title={messages.changeTitle}
      closeLabel={messages.close}
      onClose={() => onClose('changePassword')}
    >
      <Form form={form} label={messages.changeTitle}>
        <FormTextField
          form={form}
          name="currentPassword"
          type="password"
          label={messages.currentPassword}
          autoComplete="current-password"
          revealLabels={messages.reveal}
          autoFocus
        />
        <FormTextField
          form={form}
          name="newPassword"
          type="password"
          label={messages.newPassword}
          hint={messages.passwordHint}
          autoComplete="new-password"
          revealLabels={messages.reveal}
        />
        <FormTextField
          form={form}
          name="newPasswordConfirm"
          type="password"
          label={messages.newPasswordConfirm}
          autoComplete="new-password"
          revealLabels={messages.reveal}
        />
        <Button type="submit" size="lg" fullWidth loading={isChanging}>
          {messages.changeSubmit}
        </Button>
      </Form>
    </Dialog>
  );
}
