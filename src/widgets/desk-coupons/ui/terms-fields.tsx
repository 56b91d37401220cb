import { useUnit } from 'effector-react';
import type { Form } from '@/shared/lib/form';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import type { TermsValues } from '../lib/terms';
import * as styles from './coupon-panel.css';
import { messages } from './messages';

export interface TermsFieldsProps<Values extends TermsValues & Record<string, string>> {
  form: Form<Values>;
}

const kinds = Object.entries(messages.kinds).map(([value, label]) => ({ value, label }));

/** What a coupon is called and gives, and how long it may be used. */
export function TermsFields<Values extends TermsValues & Record<string, string>>({
  form,
}: TermsFieldsProps<Values>) {
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
      <div className={styles.pair}>
        <FormSelect form={form} name="kind" label={messages.kind} options={kinds} />
        <FormTextField
          form={form}
          name="validDays"
          label={messages.validDays}
          inputMode="numeric"
          autoComplete="off"
          trailing={messages.units.days}
        />
      </div>
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
