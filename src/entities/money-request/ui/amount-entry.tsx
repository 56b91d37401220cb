import type { ReactNode } from 'react';
import { type Form, useField } from '@/shared/lib/form';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { Stack, type StackProps } from '@/shared/ui/stack';
import type { MoneyValues } from '../lib/money-form';
import * as styles from './amount-entry.css';
import { messages } from './messages';

/** A button beside the amount: it adds so many minor units, or sets them. */
export type QuickAmount = { label: string; disabled?: boolean } & (
  | { add: number }
  | { set: number }
);

export interface AmountEntryProps<Values extends MoneyValues>
  extends Omit<NumberFieldProps, 'value' | 'onValueChange' | 'error' | 'name' | 'onBlur' | 'ref'> {
  form: Form<Values>;
  /** Minor units of one that is typed. */
  unit?: number;
  quick: readonly QuickAmount[];
  /** In a row, with the one that empties the field at the end. */
  columns?: 2 | 3 | 4;
  quickLabel?: string;
  quickSize?: ButtonProps['size'];
  gap?: StackProps['gap'];
  /** Beside the field. */
  aside?: ReactNode;
}

/** The amount of a form, with buttons that fill it. */
export function AmountEntry<Values extends MoneyValues>({
  form,
  unit = 1,
  quick,
  columns = 3,
  quickLabel = messages.quick,
  quickSize = 'md',
  gap = '3',
  aside,
  ...field
}: AmountEntryProps<Values>) {
  const { value, error, onChange } = useField(form, 'amount');
  const amount: number | null = value;
  const number = (
    <NumberField
      {...field}
      name="amount"
      error={error}
      value={amount === null ? null : Math.floor(amount / unit)}
      onValueChange={(typed) => onChange(typed === null ? null : typed * unit)}
    />
  );
  return (
    <Stack gap={gap}>
      {aside === undefined ? (
        number
      ) : (
        <div className={styles.entry}>
          {number}
          {aside}
        </div>
      )}
      <fieldset className={styles.quick({ columns })} aria-label={quickLabel}>
        {quick.map(({ label, disabled = false, ...by }) => (
          <Button
            key={label}
            size={quickSize}
            variant="secondary"
            disabled={disabled}
            onClick={() => onChange('set' in by ? by.set : (amount ?? 0) + by.add)}
          >
            {label}
          </Button>
        ))}
        <Button size={quickSize} variant="secondary" onClick={() => onChange(null)}>
          {messages.correct}
        </Button>
      </fieldset>
    </Stack>
  );
}
