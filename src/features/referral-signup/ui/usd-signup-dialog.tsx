import { useGate, useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { signupDialog } from '../dialogs';
import { $isSubmitting, closeRequested, form, UsdSignupGate } from '../model/usd-signup';
import { AccountFields, ConsentField } from './account-fields';
import { CoinInfo } from './coin-info';
import { messages, usdMessages } from './messages';

/** Second step: a coin-only account without personal data. */
export function UsdSignupDialog() {
  useGate(UsdSignupGate);
  const { isSubmitting, isVerifying, onClose, onNormal } = useUnit({
    isSubmitting: $isSubmitting,
    isVerifying: form.$isVerifying,
    onClose: closeRequested,
    onNormal: signupDialog.opened,
  });
  return (
    <Dialog
      open
      width="wide"
      title={usdMessages.title}
      closeLabel={messages.close}
      onClose={() => onClose()}
    >
      <Stack gap="5">
        <CoinInfo />
        <Form form={form} label={usdMessages.title}>
          <AccountFields form={form} autoFocus />
          <FormTextField
            form={form}
            name="recommender"
            label={messages.recommender}
            placeholder={usdMessages.recommenderPlaceholder}
            autoComplete="off"
          />
          <ConsentField form={form} />
          <Button type="submit" size="lg" fullWidth loading={isSubmitting || isVerifying}>
            {messages.submit}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => onNormal()}>
            {usdMessages.normalSignup}
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}
