import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { MoneyRefusal } from '@/shared/api';
import { type Form as FormModel, type FormValues, useField } from '@/shared/lib/form';
import { type Currency, formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { Form, type FormProps } from '@/shared/ui/form';
import type { MoneyValues, SendingState } from '../lib/money-form';
import { type MoneyRequestKind, wholeUnit } from '../lib/request';
import type { RequestTerms } from '../lib/request-form';
import { AmountEntry } from './amount-entry';
import { messages } from './messages';
import { RefusalNotice } from './refusal-notice';

export interface MoneyFormProps<Values extends FormValues>
  extends Pick<FormProps<Values>, 'label' | 'gap'> {
  /** Made by `moneyForm`, or a form and its sending. */
  model: { form: FormModel<Values>; sending: SendingState };
  /** What keeps it from being taken as far as is known before it is sent. */
  refusals?: readonly MoneyRefusal[];
  refusalText: (refusal: MoneyRefusal) => string;
  /** Where refusals are; `around` has what is known first, or last where there is only a time to wait for. */
  refusalsAt?: 'start' | 'end' | 'around';
  /** Said where nobody knows what became of it. */
  failed: string;
  /** The button. */
  submit: string;
  size?: ButtonProps['size'];
  disabled?: boolean;
  /** What is said first. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/** Whether nothing but time keeps a request from being taken: that is no fault, and belongs below the form. */
const waitsOnly = (refusals: readonly MoneyRefusal[]): boolean =>
  refusals.length > 0 && refusals.every(({ code }) => code === 'WAIT');

/** The frame of a form that moves money: its fields, why it is not taken, and the button that sends it. */
export function MoneyForm<Values extends FormValues>({
  model: { form, sending },
  refusals: known = [],
  refusalText,
  refusalsAt = 'around',
  failed,
  submit,
  size = 'lg',
  disabled = false,
  notice,
  children,
  footer,
  ...frame
}: MoneyFormProps<Values>) {
  const { refusals, failure, isSending } = useUnit({
    refusals: sending.$refusals,
    failure: sending.$failure,
    isSending: sending.$isPending,
  });
  const isRefused = refusals.length > 0;
  const waits = waitsOnly(known);
  const isAround = refusalsAt === 'around';
  const say = (tone: 'info' | 'warn' | 'error') => (
    <RefusalNotice
      refusals={tone === 'error' ? refusals : known}
      textOf={refusalText}
      tone={tone}
    />
  );
  return (
    <Form {...frame} form={form}>
      {notice}
      {refusalsAt === 'start' && say(isRefused ? 'error' : 'warn')}
      {isAround && !isRefused && !waits && say('warn')}
      {children}
      {refusalsAt === 'end' && say(isRefused ? 'error' : 'warn')}
      {isAround && say('error')}
      {failure && <Banner tone="error">{failed}</Banner>}
      <Button type="submit" size={size} fullWidth loading={isSending} disabled={disabled}>
        {submit}
      </Button>
      {isAround && !isRefused && waits && say('info')}
      {footer}
    </Form>
  );
}

const quickAmounts: Record<Currency, readonly number[]> = {
  KRW: [10_000, 50_000, 100_000, 500_000, 1_000_000],
  USD: [1_000, 5_000, 10_000, 50_000, 100_000],
};

export interface RequestFormProps<Values extends MoneyValues>
  extends Pick<MoneyFormProps<Values>, 'disabled' | 'notice' | 'children'> {
  /** Made by `requestForm`. */
  model: MoneyFormProps<Values>['model'] & { kind: MoneyRequestKind };
  terms: Pick<RequestTerms, 'currency' | 'refusals'>;
}

/** The form of a deposit or withdrawal; its own fields come after the amount. */
export function RequestForm<Values extends MoneyValues>({
  model,
  terms: { currency, refusals },
  children,
  ...rest
}: RequestFormProps<Values>) {
  const { kind, form } = model;
  const amount: number | null = useField(form, 'amount').value;
  return (
    <MoneyForm
      {...rest}
      model={model}
      label={messages.title(kind)}
      gap="5"
      refusals={refusals}
      refusalText={(refusal) => messages.refusal(refusal, kind, currency)}
      failed={messages.sendFailed}
      submit={
        amount === null
          ? messages.submit(kind)
          : messages.submitAmount(formatMoney(amount, currency), kind)
      }
    >
      <AmountEntry
        form={form}
        label={messages.amount(kind)}
        size="lg"
        leading={messages.unit[currency]}
        maxDigits={10}
        fractionHint={currency === 'USD' ? messages.wholeDollars : messages.wholeWon}
        unit={wholeUnit(currency)}
        quick={quickAmounts[currency].map((add) => ({
          label: `+${messages.quickAmount(add, currency)}`,
          add,
        }))}
      />
      {children}
    </MoneyForm>
  );
}
