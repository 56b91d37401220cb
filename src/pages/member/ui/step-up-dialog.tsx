import { useGate, useUnit } from 'effector-react';
import { PasswordField } from '@/entities/account-fields';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { leaving, signingOut } from '../api';
import { leaveDialog, signOutDialog } from '../dialogs';
import { $isLeaving, form, StepUpGate } from '../model/step-up';
import { messages } from './security-messages';

/** Asks for the current password before everybody else is signed out, or before the member leaves. */
export function StepUpDialog() {
  useGate(StepUpGate);
  const unit = useUnit({
    isLeaving: $isLeaving,
    isSigningOut: signingOut.$isPending,
    isSending: leaving.$isPending,
    onLeaveClose: leaveDialog.closed,
    onSignOutClose: signOutDialog.closed,
  });
  const { isLeaving } = unit;
  const title = isLeaving ? messages.leaveTitle : messages.signOutTitle;
  return (
    <Dialog
      open
      title={title}
      closeLabel={messages.close}
      onClose={isLeaving ? unit.onLeaveClose : unit.onSignOutClose}
    >
      <Form form={form} label={title}>
        <p>{isLeaving ? messages.leaveText : messages.signOutText}</p>
        <PasswordField
          form={form}
          name="currentPassword"
          label={messages.currentPassword}
          autoComplete="current-password"
          autoFocus
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          variant={isLeaving ? 'danger' : 'primary'}
          loading={unit.isSigningOut || unit.isSending}
        >
          {isLeaving ? messages.leaveSubmit : messages.signOutSubmit}
        </Button>
      </Form>
    </Dialog>
  );
}
