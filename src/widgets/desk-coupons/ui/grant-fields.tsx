import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { PanelNote } from '@/features/desk-list';
import type { Form } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import type { TermsValues } from '../lib/terms';
import { messages } from './messages';

const kinds = Object.entries(messages.kinds).map(([value, label]) => ({ value, label }));

interface FormProps<Values extends TermsValues & Record<string, string>> {
  form: Form<Values>;
}

/** What a coupon is called and gives, and how long it may be used. */
export function TermsFields<Values extends TermsValues & Record<string, string>>({
  form,
}: FormProps<Values>) {
  const { kind } = useUnit(form.$values);
  const isMoney = kind === 'money';
  return (
    <>
      <FormTextField
        form={form}
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        autoComplete="off"
        maxLength={40}
      />
      <Grid columns={2} gap="3">
        <FormSelect form={form} name="kind" label={messages.kind} options={kinds} />
        <FormTextField
          form={form}
          name="validDays"
          label={messages.validDays}
          inputMode="numeric"
          autoComplete="off"
          trailing={messages.units.days}
        />
      </Grid>
      <FormTextField
        form={form}
        name="amount"
        label={isMoney ? messages.won : messages.points}
        inputMode="numeric"
        autoComplete="off"
        trailing={isMoney ? messages.units.won : messages.units.points}
        {...(isMoney && { hint: messages.wonHint })}
      />
      {isMoney && (
        <FormTextField
          form={form}
          name="amountUsd"
          label={messages.dollars}
          hint={messages.dollarsHint}
          inputMode="decimal"
          autoComplete="off"
          trailing={messages.units.dollars}
        />
      )}
    </>
  );
}

interface GrantEndProps<Values extends TermsValues & Record<string, string>>
  extends FormProps<Values> {
  $isPending: Store<boolean>;
  /** What is asked for. */
  label: string;
}

/** How each form of coupons ends: why, when it takes another admin, and the button. */
export function GrantEnd<Values extends TermsValues & Record<string, string>>({
  form,
  $isPending,
  label,
}: GrantEndProps<Values>) {
  const isSending = useUnit($isPending);
  return (
    <>
      <ReasonField form={form} />
      <PanelNote>{messages.takesTwoNote}</PanelNote>
      <Button type="submit" fullWidth loading={isSending}>
        {label}
      </Button>
    </>
  );
}
