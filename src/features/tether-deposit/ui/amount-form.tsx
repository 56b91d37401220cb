import { useUnit } from 'effector-react';
import { RefusalNotice } from '@/entities/money-request';
import { formatCount, formatMoney, formatUsdtRate } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { submitTo } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import type { TetherTerms } from '../api';
import { CENTS } from '../lib/amount';
import { tetherWorth } from '../lib/rules';
import * as model from '../model';
import * as styles from './amount-form.css';
import { messages } from './messages';

export interface AmountFormProps {
  terms: TetherTerms;
}

/** Whole USDT that the buttons add. */
const quickAmounts = [10, 50, 100, 500, 1_000] as const;

/** How much is to be deposited, and what it comes to. */
export function AmountForm({ terms }: AmountFormProps) {
  const form = useUnit({
    amount: model.$amount,
    error: model.$amountError,
    refusals: model.$refusals,
    failure: model.$failure,
    isUnanswered: model.$isUnanswered,
    isNaming: model.$isNaming,
    isRegistering: model.$isRegistering,
    onAmount: model.amountChanged,
    onSubmit: model.submitClicked,
  });
  const { currency, rate } = terms;
  const { amount, refusals } = form;
  const shown = refusals.length > 0 ? refusals : terms.refusals;
  return (
    <form
      className={styles.root}
      aria-label={messages.confirmTitle}
      onSubmit={submitTo(form.onSubmit)}
      noValidate
    >
      <RefusalNotice
        refusals={shown}
        kind="deposit"
        currency={currency}
        tone={refusals.length > 0 ? 'error' : 'warn'}
      />
      <div className={styles.entry}>
        <NumberField
          label={messages.amountField}
          size="lg"
          trailing={messages.unit}
          maxDigits={6}
          fractionHint={messages.amountWhole}
          error={form.error === null ? undefined : messages.amountFault(form.error)}
          value={amount === null ? null : amount / CENTS}
          onValueChange={(typed) => form.onAmount(typed === null ? null : typed * CENTS)}
        />
        <output className={styles.worth}>
          {messages.worth(formatMoney(tetherWorth(amount ?? 0, rate), currency))}
        </output>
      </div>
      <fieldset className={styles.quick} aria-label={messages.quick}>
        {quickAmounts.map((whole) => (
          <Button
            key={whole}
            size="sm"
            variant="secondary"
            onClick={() => form.onAmount((amount ?? 0) + whole * CENTS)}
          >
            +{formatCount(whole)}
          </Button>
        ))}
        <Button size="sm" variant="secondary" onClick={() => form.onAmount(null)}>
          {messages.correct}
        </Button>
      </fieldset>
      <p className={styles.note}>
        {rate !== null && <b className={styles.rate}>{messages.rateOf(formatUsdtRate(rate))}</b>}{' '}
        {messages.rateNote}
      </p>
      {form.failure && (
        <Banner tone="error">
          {form.isUnanswered ? messages.sendFailed : messages.nameFailed}
        </Banner>
      )}
      <Button type="submit" size="lg" fullWidth loading={form.isNaming || form.isRegistering}>
        {amount === null ? messages.submit : messages.submitAmount(messages.usdt(amount))}
      </Button>
    </form>
  );
}
