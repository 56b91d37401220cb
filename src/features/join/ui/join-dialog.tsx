import { useGate, useUnit } from 'effector-react';
import { AccountFields, ConsentField } from '@/entities/signup';
import { dialogOpened } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { $isConfirming, closeRequested, editClicked, form, JoinGate } from '../model/form';
import { $isSubmitting, confirmed } from '../model/send';
import { JoinSummary } from './join-summary';
import { messages } from './messages';
import { PersonalFields } from './personal-fields';
import { ValidationCode } from './validation-code';

function JoinFields() {
  const [isVerifying, onOpen] = useUnit([form.$isVerifying, dialogOpened]);
  return (
    <Form form={form} label={messages.title}>
      <FormTextField
        form={form}
        name="code"
        label={messages.code}
        placeholder={messages.codePlaceholder}
        checkHints={messages.codeHints}
        autoComplete="off"
        maxLength={20}
        autoFocus
      />
      <AccountFields form={form} />
      <PersonalFields />
      <Stack gap="2">
        <ValidationCode />
        <FormTextField
          form={form}
          name="validationCode"
          label={messages.validationCode}
          placeholder={messages.validationPlaceholder}
          autoComplete="off"
          maxLength={4}
        />
      </Stack>
      <ConsentField form={form} />
      <Button type="submit" size="lg" fullWidth loading={isVerifying}>
        {messages.next}
      </Button>
      <Button variant="quiet" fullWidth onClick={() => onOpen({ name: 'referral', props: {} })}>
        {messages.coinSignup}
      </Button>
    </Form>
  );
}

/** Normal sign-up in two steps: the fields, then the summary to confirm. */
export function JoinDialog() {
  useGate(JoinGate);
  const { isConfirming, isSubmitting, onClose, onEdit, onConfirm } = useUnit({
    isConfirming: $isConfirming,
    isSubmitting: $isSubmitting,
    onClose: closeRequested,
    onEdit: editClicked,
    onConfirm: confirmed,
  });
  const footer = (
    <>
      <Button variant="secondary" size="lg" fullWidth onClick={() => onEdit()}>
        {messages.edit}
      </Button>
      <Button size="lg" fullWidth autoFocus loading={isSubmitting} onClick={() => onConfirm()}>
        {messages.submit}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      width="wide"
      title={isConfirming ? messages.confirmTitle : messages.title}
      closeLabel={messages.close}
      onClose={() => onClose()}
      footer={isConfirming && footer}
    >
      {isConfirming ? <JoinSummary /> : <JoinFields />}
    </Dialog>
  );
}
