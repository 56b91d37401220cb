import type { Form, FormValues } from '@/shared/lib/form';
import { FormTextField } from '@/shared/ui/form';
import { messages } from './messages';

export interface WithdrawPasswordProps<Values extends FormValues & { withdrawPassword: string }> {
  form: Form<Values>;
}

/** The password of withdrawals, four digits. */
export function WithdrawPassword<Values extends FormValues & { withdrawPassword: string }>({
  form,
}: WithdrawPasswordProps<Values>) {
  return (
    <FormTextField
      form={form}
      name="withdrawPassword"
      label={messages.password}
      hint={messages.passwordHint}
      type="password"
      revealLabels={messages.reveal}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
    />
  );
}
