import { useGate, useUnit } from 'effector-react';
import { SIGNUP_CODE_LENGTH } from '#rules/signup.ts';
import { signupRequested } from '@/entities/member';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { $isConfirming, closeRequested, editClicked, form, SignupGate } from '../model/normal-form';
import { $isSubmitting, confirmed } from '../model/normal-send';
import { AccountFields, ConsentField } from './account-fields';
import { messages, normalMessages, usdMessages } from './messages';
import { PersonalFields } from './personal-fields';
import { SignupSummary } from './signup-summary';
import { ValidationCode } from './validation-code';

function SignupFields() {
  const [isVerifying, onUsd] = useUnit([form.$isVerifying, signupRequested]);
  return (
    <Form form={form} label={normalMessages.title}>
      <FormTextField
        form={form}
        name="code"
        label={messages.codeLabel}
        placeholder={messages.codePlaceholder}
        checkHints={normalMessages.codeHints}
        autoComplete="off"
        maxLength={SIGNUP_CODE_LENGTH}
        autoFocus
      />
      <AccountFields form={form} />
      <PersonalFields />
      <Stack gap="2">
        <ValidationCode />
        <FormTextField
          form={form}
          name="validationCode"
          label={normalMessages.validationCode}
          placeholder={normalMessages.validationPlaceholder}
          autoComplete="off"
          maxLength={4}
        />
      </Stack>
      <ConsentField form={form} />
      <Button type="submit" size="lg" fullWidth loading={isVerifying}>
        {normalMessages.next}
      </Button>
      <Button variant="quiet" fullWidth onClick={() => onUsd()}>
        {usdMessages.title}
      </Button>
    </Form>
  );
}

/** Normal sign-up in two steps: the fields, then the summary to confirm. */
export function SignupDialog() {
  useGate(SignupGate);
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
        {normalMessages.edit}
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
      title={isConfirming ? normalMessages.confirmTitle : normalMessages.title}
      closeLabel={messages.close}
      onClose={() => onClose()}
      footer={isConfirming && footer}
    >
      {isConfirming ? <SignupSummary /> : <SignupFields />}
    </Dialog>
  );
}
