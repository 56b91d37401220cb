import { useGate, useUnit } from 'effector-react';
import { AccountFields, ConsentField } from '@/entities/signup';
import { dialogOpened } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { $isSubmitting, closeRequested, form, UsdSignupGate } from '../model/usd-signup';
import { CoinInfo } from './coin-info';
import { messages } from './messages';

/** Second step: a coin-only account without personal data. */
export function UsdSignupDialog() {
  useGate(UsdSignupGate);
  const { isSubmitting, isVerifying, onClose, onOpen } = useUnit({
    isSubmitting: $isSubmitting,
    isVerifying: form.$isVerifying,
    onClose: closeRequested,
    onOpen: dialogOpened,
  });
  return (
    <Dialog
      open
      width="wide"
      title={messages.usdTitle}
      closeLabel={messages.close}
      onClose={() => onClose()}
    >
      <Stack gap="5">
        <CoinInfo />
        <Form form={form} label={messages.usdTitle}>
          <AccountFields form={form} autoFocus />
          <FormTextField
            form={form}
            name="recommender"
            label={messages.recommender}
            placeholder={messages.recommenderPlaceholder}
            autoComplete="off"
          />
          <ConsentField form={form} />
          <Button type="submit" size="lg" fullWidth loading={isSubmitting || isVerifying}>
            {messages.submit}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => onOpen({ name: 'signup' })}>
            {messages.normalSignup}
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}
