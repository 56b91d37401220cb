import { useGate, useUnit } from 'effector-react';
import { Dialog } from '@/shared/ui/dialog';
import { referralDialog } from '../dialogs';
import { $isLookingUp, form, ReferralGate } from '../model/referral-code';
import { CodeForm } from './code-form';
import { messages, referralMessages } from './messages';

/** First step of the sign-up: a member's code, or USD. */
export function ReferralDialog() {
  const { props, isLookingUp, onClose } = useUnit({
    props: referralDialog.$props,
    isLookingUp: $isLookingUp,
    onClose: referralDialog.closed,
  });
  useGate(ReferralGate, { code: props?.code });
  const { title, codePlaceholder } = referralMessages;
  return (
    <Dialog open title={title} closeLabel={messages.close} onClose={onClose}>
      <CodeForm form={form} label={title} placeholder={codePlaceholder} isLookingUp={isLookingUp} />
    </Dialog>
  );
}
