import { useUnit } from 'effector-react';
import type { Form } from '@/shared/lib/form';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import type { TermsValues } from '../lib/terms';
import { messages } from './messages';

const kinds = Object.entries(messages.kinds).map(([value, label]) => ({ value, label }));

/** What a coupon is called and gives, and how long it may be used. */
export function TermsFields<Values extends TermsValues & Record<string, string>>({
  form,
}: {
  form: Form<Values>;
}) {
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
