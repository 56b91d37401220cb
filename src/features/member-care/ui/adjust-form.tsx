import { useGate, useUnit } from 'effector-react';
import { formatMinor } from '@/entities/desk-member';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { $draft, AdjustGate, adjusting, eventList, form, noEvent } from '../model/adjust';
import * as styles from './care-panel.css';
import { messages } from './messages';

const accounts = Object.entries(messages.accounts).map(([value, label]) => ({ value, label }));
const directions = Object.entries(messages.directions).map(([value, label]) => ({ value, label }));

export function AdjustForm() {
  useGate(AdjustGate);
  const [draft, isSending, events] = useUnit([$draft, adjusting.$isPending, eventList.$data]);
  if (draft === null) return null;
  const { currency, change, before, after, takesTwo } = draft;
  const write = (minor: number) => formatMinor(minor, currency);
  return (
    <Form form={form} label={messages.adjustTitle}>
      <div className={styles.pair}>
        <FormSelect form={form} name="account" label={messages.account} options={accounts} />
        <FormSelect form={form} name="direction" label={messages.direction} options={directions} />
      </div>
      {events !== null && events.length > 0 && (
        <FormSelect
          form={form}
          name="event"
          label={messages.event}
          options={[
            { value: noEvent, label: messages.noEvent },
            ...events.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
      <FormTextField
        form={form}
        name="amount"
        label={messages.amount}
        inputMode="decimal"
        autoComplete="off"
        trailing={messages.units[currency]}
      />
      <ReasonField form={form} />
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
