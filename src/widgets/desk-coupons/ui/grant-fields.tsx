import { useUnit } from 'effector-react';
import { optionsOf } from '@/features/desk-list';
import type { Form } from '@/shared/lib/form';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { Grid } from '@/shared/ui/grid';
import type { TermsValues } from '../lib/terms';
import { messages } from './messages';

const kinds = optionsOf(messages.kinds);

/** What a coupon is called and gives, and how long it may be used. */
export function TermsFields<Values extends TermsValues & Record<string, string>>({
  form,
}: {
  form: Form<Values>;
}) {
  const { kind } = useUnit(form.$values);
  const isMoney = kind === 'money';
  const typed = { form, autoComplete: 'off' } as const;
  const { units } = messages;
  return (
    <>
      <FormTextField
        {...typed}
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        maxLength={40}
      />
      <Grid columns={2} gap="3">
        <FormSelect form={form} name="kind" label={messages.kind} options={kinds} />
        <FormTextField
          {...typed}
          name="validDays"
          label={messages.validDays}
          inputMode="numeric"
          trailing={units.days}
        />
      </Grid>
      <FormTextField
        {...typed}
        name="amount"
        label={isMoney ? messages.won : messages.points}
        inputMode="numeric"
        trailing={isMoney ? units.won : units.points}
        {...(isMoney && { hint: messages.wonHint })}
      />
      {isMoney && (
        <FormTextField
          {...typed}
          name="amountUsd"
          label={messages.dollars}
          hint={messages.dollarsHint}
          inputMode="decimal"
          trailing={units.dollars}
        />
      )}
    </>
  );
}
