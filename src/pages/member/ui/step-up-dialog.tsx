import { useGate, useUnit } from 'effector-react';
import { PasswordField } from '@/entities/account-fields';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormCheckbox } from '@/shared/ui/form';
import { profile } from '../api';
import { leaveDialog, signOutDialog } from '../dialogs';
import { $isLeaving, $rest, form, leaving, signingOut, StepUpGate } from '../model/step-up';
import { messages } from './security-messages';

/** Asks for the current password before everybody else is signed out, or before the member leaves. */
export function StepUpDialog() {
  useGate(StepUpGate);
  const unit = useUnit({
    isLeaving: $isLeaving,
    rest: $rest,
    account: profile.$data,
    isSigningOut: signingOut.$isPending,
    isSending: leaving.$isPending,
    onLeaveClose: leaveDialog.closed,
    onSignOutClose: signOutDialog.closed,
  });
  const { isLeaving } = unit;
  const currency = unit.account?.currency ?? 'KRW';
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
        {unit.rest > 0 && (
          <>
            <p>{messages.restText(unit.rest, currency)}</p>
            <FormCheckbox form={form} name="givesUp">
              {messages.givesUp(unit.rest, currency)}
            </FormCheckbox>
          </>
        )}
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
