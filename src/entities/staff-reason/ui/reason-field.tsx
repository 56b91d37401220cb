import type { Form, FormValues } from '@/shared/lib/form';
import { FormTextField } from '@/shared/ui/form';
import { messages } from './messages';

export interface ReasonFieldProps<Values extends FormValues & { reason: string }> {
  /** A form of the desk, whose `reason` is checked by `staffReason`. */
  form: Form<Values>;
  /** Where the reason goes; the audit record when left out. */
  hint?: string | undefined;
}

/** Why staff does what the form asks for. */
export function ReasonField<Values extends FormValues & { reason: string }>({
  form,
  hint = messages.hint,
}: ReasonFieldProps<Values>) {
  return (
    <FormTextField
      form={form}
      name="reason"
      label={messages.reason}
      hint={hint}
      autoComplete="off"
      maxLength={200}
    />
  );
}
