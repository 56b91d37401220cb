import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { adjusting } from '../api';
import { formatMinor } from '../lib/amount';
import { $draft, form } from '../model/adjust';
import * as styles from './care-panel.css';
import { messages } from './messages';

const accounts = Object.entries(messages.accounts).map(([value, label]) => ({ value, label }));
const directions = Object.entries(messages.directions).map(([value, label]) => ({ value, label }));

/** Gives to a member's account, or takes from it, with a reason. */
export function AdjustForm() {
  const [draft, isSending] = useUnit([$draft, adjusting.$isPending]);
  if (draft === null) return null;
  const { currency, change, before, after, takesTwo } = draft;
  const write = (minor: number) => formatMinor(minor, currency);
  return (
    <Form form={form} label={messages.adjustTitle}>
      <div className={styles.pair}>
        <FormSelect form={form} name="account" label={messages.account} options={accounts} />
        <FormSelect form={form} name="direction" label={messages.direction} options={directions} />
      </div>
      <FormTextField
        form={form}
        name="amount"
        label={messages.amount}
        inputMode="decimal"
        autoComplete="off"
        trailing={messages.units[currency]}
      />
      <FormTextField
        form={form}
        name="reason"
        label={messages.reason}
        hint={messages.reasonHint}
        autoComplete="off"
        maxLength={200}
      />
      <p className={styles.change} aria-label={messages.beforeAfter} role="status">
        <span>{write(before)} →</span>
        <b className={styles.after}>{write(after)}</b>
        <span className={styles.by}>{`${change > 0 ? '+' : ''}${write(change)}`}</span>
      </p>
      <p className={styles.note}>{takesTwo ? messages.takesTwo : messages.takesTwoNote}</p>
      <Button type="submit" fullWidth loading={isSending}>
        {change === 0
          ? messages.adjust
          : messages.adjustSubmit(write(Math.abs(change)), change < 0)}
      </Button>
    </Form>
  );
}
