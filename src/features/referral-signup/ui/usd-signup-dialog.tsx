import { useGate, useUnit } from 'effector-react';
import { dialogClosed, dialogOpened } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormCheckbox, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { $isSubmitting, form, UsdSignupGate } from '../model/usd-signup';
import { CoinInfo } from './coin-info';
import { messages } from './messages';

/** Second step: a coin-only account without personal data. */
export function UsdSignupDialog() {
  useGate(UsdSignupGate);
  const { isSubmitting, isVerifying, onClose, onOpen } = useUnit({
    isSubmitting: $isSubmitting,
    isVerifying: form.$isVerifying,
    onClose: dialogClosed,
    onOpen: dialogOpened,
  });
  return (
    <Dialog
      open
      width="wide"
      title={messages.usdTitle}
      closeLabel={messages.close}
      onClose={() => onClose('usdSignup')}
    >
      <Stack gap="5">
        <CoinInfo />
        <Form form={form} label={messages.usdTitle}>
          <FormTextField
            form={form}
            name="userId"
            label={messages.userId}
            hint={messages.userIdHint}
            checkHints={messages.checkHints}
            autoComplete="username"
            autoFocus
          />
          <FormTextField
            form={form}
            name="nickname"
            label={messages.nickname}
            hint={messages.nicknameHint}
            checkHints={messages.checkHints}
            autoComplete="nickname"
          />
          <FormTextField
            form={form}
            name="password"
            type="password"
            label={messages.password}
            hint={messages.passwordHint}
            autoComplete="new-password"
            revealLabels={messages.reveal}
          />
          <FormTextField
            form={form}
            name="passwordConfirm"
            type="password"
            label={messages.passwordConfirm}
            autoComplete="new-password"
            revealLabels={messages.reveal}
          />
          <FormTextField
            form={form}
            name="withdrawPassword"
            type="password"
            label={messages.withdrawPassword}
            inputMode="numeric"
            autoComplete="off"
            revealLabels={messages.reveal}
          />
          <FormTextField
            form={form}
            name="recommender"
            label={messages.recommender}
            placeholder={messages.recommenderPlaceholder}
            autoComplete="off"
          />
          <FormCheckbox form={form} name="consent">
            {messages.consent}
          </FormCheckbox>
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
