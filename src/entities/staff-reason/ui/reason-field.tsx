import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Form as FormModel, FormValues } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { messages } from './messages';

export interface ReasonFieldProps<Values extends FormValues & { reason: string }> {
  /** A form of the desk, whose `reason` is checked by `staffReason`. */
  form: FormModel<Values>;
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

export interface ReasonFormProps<Values extends FormValues & { reason: string }>
  extends ReasonFieldProps<Values> {
  label: string;
  /** On the button; the label when left out. */
  submit?: string;
  tone?: 'danger' | 'primary';
  /** What it starts, of `confirmedMutation`. */
  sending: { $isPending: Store<boolean> };
  /** Fields before the reason. */
  children?: ReactNode;
  /** Between the reason and the button. */
  note?: ReactNode;
}

/** A form whose last field is the reason. */
export function ReasonForm<Values extends FormValues & { reason: string }>({
  form,
  hint,
  label,
  submit = label,
  tone = 'danger',
  sending,
  children,
  note,
}: ReasonFormProps<Values>) {
  const isSending = useUnit(sending.$isPending);
  return (
    <Form form={form} label={label}>
      {children}
      <ReasonField form={form} hint={hint} />
      {note}
      <Button type="submit" variant={tone} fullWidth loading={isSending}>
        {submit}
      </Button>
    </Form>
  );
}
