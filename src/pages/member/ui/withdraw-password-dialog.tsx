import { useGate, useUnit } from 'effector-react';
import { PasswordField } from '@/entities/account-fields';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { withdrawPasswordDialog } from '../dialogs';
import { $isChanging, form, WithdrawPasswordGate } from '../model/withdraw-password';
import { messages } from './security-messages';

const fields = [
  ['currentPassword', messages.currentWithdraw],
  ['newPassword', messages.newWithdraw],
  ['newPasswordConfirm', messages.newWithdrawConfirm],
] as const;

/** Changes the four digits that withdrawals ask for. */
export function WithdrawPasswordDialog() {
  useGate(WithdrawPasswordGate);
  const [isChanging, onClose] = useUnit([$isChanging, withdrawPasswordDialog.closed]);
  return (
    <Dialog open title={messages.withdrawTitle} closeLabel={messages.close} onClose={onClose}>
      <Form form={form} label={messages.withdrawTitle}>
        {fields.map(([name, label]) => (
          <PasswordField
            key={name}
            form={form}
            name={name}
            label={label}
            hint={messages.withdrawHint}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            autoFocus={name === 'currentPassword'}
          />
        ))}
        <Button type="submit" size="lg" fullWidth loading={isChanging}>
          {messages.withdrawSubmit}
        </Button>
      </Form>
    </Dialog>
  );
}
