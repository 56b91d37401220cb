import { useGate, useUnit } from 'effector-react';
import { dialogClosed } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { $isLookingUp, form, ReferralGate } from '../model/code';
import { messages } from './messages';

export interface ReferralDialogProps {
  /** Code that came with the address; it is looked up at once. */
  code?: string;
}

/** First step of the sign-up: a member's code, or USD. */
export function ReferralDialog({ code }: ReferralDialogProps) {
  useGate(ReferralGate, { code });
  const [isLookingUp, onClose] = useUnit([$isLookingUp, dialogClosed]);
  return (
    <Dialog
      open
      title={messages.codeTitle}
      closeLabel={messages.close}
      onClose={() => onClose('referral')}
    >
      <Form form={form} label={messages.codeTitle}>
        <FormTextField
          form={form}
          name="code"
          label={messages.codeLabel}
          placeholder={messages.codePlaceholder}
          autoComplete="off"
          maxLength={20}
          autoFocus
        />
        <Button type="submit" size="lg" fullWidth loading={isLookingUp}>
          {messages.next}
        </Button>
      </Form>
    </Dialog>
  );
}
