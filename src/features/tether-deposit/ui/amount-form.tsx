import { useUnit } from 'effector-react';
import { tetherWorth } from '#rules/tether.ts';
import { AmountEntry, MoneyForm, requestMessages } from '@/entities/money-request';
import { useField } from '@/shared/lib/form';
import { formatCount, formatMoney, formatUsdtRate } from '@/shared/lib/format';
import type { TetherTerms } from '../api';
import { CENTS } from '../lib/payment';
import { deposit, registering } from '../model/deposit';
import * as styles from './amount-form.css';
import { messages } from './messages';

export interface AmountFormProps {
  terms: TetherTerms;
}

/** Whole USDT that the buttons add. */
const quickAmounts = [10, 50, 100, 500, 1_000] as const;

/** How much is to be deposited, and what it comes to. */
export function AmountForm({ terms: { currency, rate, refusals } }: AmountFormProps) {
  const { value: amount } = useField(deposit.form, 'amount');
  // What was registered and has no answer may be sent again.
  const isUnanswered = useUnit(registering.$failure) !== null;
  return (
    <MoneyForm
      model={deposit}
      label={messages.confirmTitle}
      gap="3"
      refusals={refusals}
      refusalText={(refusal) => requestMessages.refusal(refusal, 'deposit', currency)}
      refusalsAt="start"
      failed={isUnanswered ? messages.sendFailed : messages.nameFailed}
      submit={amount === null ? messages.submit : messages.submitAmount(messages.usdt(amount))}
    >
      <AmountEntry
        form={deposit.form}
        label={messages.amountField}
        size="lg"
        trailing={messages.unit}
        maxDigits={6}
        fractionHint={messages.amountWhole}
        unit={CENTS}
        quickSize="sm"
        quick={quickAmounts.map((whole) => ({
          label: `+${formatCount(whole)}`,
          add: whole * CENTS,
        }))}
        aside={
          <output className={styles.worth}>
            {messages.worth(formatMoney(tetherWorth(amount ?? 0, rate), currency))}
          </output>
        }
      />
      <p className={styles.note}>
        {rate !== null && <b className={styles.rate}>{messages.rateOf(formatUsdtRate(rate))}</b>}{' '}
        {messages.rateNote}
      </p>
    </MoneyForm>
  );
}
