import type { SubmitEvent } from 'react';
import type { Currency } from '@/shared/lib/format';
import { useToastsHold } from '@/shared/lib/toasts';
import { NumberField } from '@/shared/ui/number-field';
import { quickLabel } from '../lib/short-money';
import { stakeUnit } from '../lib/stakes';
import { messages } from './messages';
import * as styles from './stake-form.css';

export interface StakeFormProps {
  /** What the field holds, in words; the sign of dollars is added. */
  label: string;
  /** Minor units; null is an empty field. */
  value: number | null;
  currency: Currency;
  /** That the quick buttons add, minor units. */
  amounts: readonly number[];
  /** Said while a typed fraction is being left out. */
  fractionHint: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onChange: (value: number | null) => void;
  onAdd: (amount: number) => void;
  onMax: () => void;
  /** Enter in the field. */
  onSubmit: () => void;
}

/** An amount of a slip in whole won or dollars, with its quick buttons. No toast comes up while it is typed. */
export function StakeForm({
  label,
  value,
  currency,
  amounts,
  fractionHint,
  autoFocus,
  onChange,
  onAdd,
  onMax,
  onSubmit,
}: StakeFormProps) {
  const hold = useToastsHold('stake');
  const unit = stakeUnit(currency);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <>
      <form data-stake="" onSubmit={submit} {...hold}>
        <NumberField
          label={currency === 'USD' ? messages.inDollars(label) : label}
          labelPlace="inside"
          size="lg"
          maxDigits={12}
          autoFocus={autoFocus}
          fractionHint={fractionHint}
          value={value === null ? null : Math.floor(value / unit)}
          onValueChange={(next) => onChange(next === null ? null : next * unit)}
        />
      </form>
      <fieldset className={styles.quick} aria-label={messages.quick}>
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.quickButton}
            onClick={() => onAdd(amount)}
          >
            +{quickLabel(amount, currency)}
          </button>
        ))}
        <button
          type="button"
          className={styles.quickButton}
          data-wide="true"
          onClick={() => onMax()}
        >
          {messages.max}
        </button>
        <button type="button" className={styles.quickButton} onClick={() => onChange(null)}>
          {messages.correct}
        </button>
      </fieldset>
    </>
  );
}
