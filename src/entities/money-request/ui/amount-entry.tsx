import type { Ref } from 'react';
import type { Currency } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { NumberField } from '@/shared/ui/number-field';
import { type MoneyRequestKind, wholeUnit } from '../lib/request';
import * as styles from './amount-entry.css';
import { messages } from './messages';

export interface AmountEntryProps {
  kind: MoneyRequestKind;
  currency: Currency;
  /** Minor units; null is an empty field. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** What is wrong with it. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const quickAmounts: Record<Currency, readonly number[]> = {
  KRW: [10_000, 50_000, 100_000, 500_000, 1_000_000],
  USD: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** Amount of a deposit or withdrawal; the buttons add to it. */
export function AmountEntry({
  kind,
  currency,
  value,
  onValueChange,
  error,
  ref,
}: AmountEntryProps) {
  const unit = wholeUnit(currency);
  return (
    <div className={styles.root}>
      <NumberField
        ref={ref}
        label={messages.amount(kind)}
        size="lg"
        leading={messages.unit[currency]}
        maxDigits={10}
        fractionHint={currency === 'USD' ? messages.wholeDollars : messages.wholeWon}
        error={error}
        value={value === null ? null : Math.floor(value / unit)}
        onValueChange={(typed) => onValueChange(typed === null ? null : typed * unit)}
      />
      <fieldset className={styles.quick} aria-label={messages.quick}>
        {quickAmounts[currency].map((amount) => (
          <Button
            key={amount}
            variant="secondary"
            onClick={() => onValueChange((value ?? 0) + amount)}
          >
            +{messages.quickAmount(amount, currency)}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onValueChange(null)}>
          {messages.correct}
        </Button>
      </fieldset>
    </div>
  );
}
