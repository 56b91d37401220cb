import { type Event, type EventCallable, sample, type Store } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { $now } from '@/shared/lib/clock';
import { createForm, type FormOptions, type FormSchema, type FormValues } from '@/shared/lib/form';
import { rowChosen, rowLeft } from '../model';

/** Of `confirmedMutation`. */
interface Sending<Order> {
  start: EventCallable<Order>;
  done: Event<unknown>;
  $isPending: Store<boolean>;
}

interface RowFormOptions<Row extends object, Values extends FormValues, Order extends object> {
  /** The row that is worked on. */
  $row: Store<Row | null>;
  initial: NoInfer<Values>;
  schema: FormSchema<Values> | Store<FormSchema<Values>>;
  sending: Sending<Order>;
  orderOf(row: Row, values: Values): Order;
}

/** A form about the row that is worked on: what was typed is forgotten with the row, and once it was done. Call it at module level. */
export function createRowForm<Row extends object, Values extends FormValues, Order extends object>({
  $row,
  initial,
  schema,
  sending,
  orderOf,
}: RowFormOptions<Row, Values, Order>) {
  const form = createForm<Values>({ initial, schema, isBusy: sending.$isPending });
  sample({ clock: [rowChosen, rowLeft, sending.done], target: form.reset });
  sample({
    clock: form.accepted,
    source: $row,
    filter: (row: Row | null) => row !== null,
    fn: (row, values): Order => orderOf(row, values),
    target: sending.start,
  });
  return form;
}

/** What is done with the row that is worked on, and why. */
export interface RowReason<Row> {
  row: Row;
  reason: string;
}

/** A form about the row that is worked on that asks for the reason alone. Call it at module level. */
export function createReasonForm<Row extends object>({
  $row,
  sending,
}: {
  $row: Store<Row | null>;
  sending: Sending<RowReason<Row>>;
}) {
  return createRowForm<Row, { reason: string }, RowReason<Row>>({
    $row,
    initial: { reason: '' },
    schema: z.object({ reason: staffReason }),
    sending,
    orderOf: (row, { reason }) => ({ row, reason: reason.trim() }),
  });
}

interface NewFormOptions<Values extends FormValues, Order extends object>
  extends Pick<FormOptions<Values>, 'normalize'> {
  initial: NoInfer<Values>;
  schema: FormSchema<Values> | Store<FormSchema<Values>>;
  sending: Sending<Order>;
  /** What is sent at an instant, epoch milliseconds. */
  orderOf(values: Values, now: number): Order;
}

/**
 * A form of something new: once it was done, what was typed is forgotten and the panel closes; with the session it is
 * forgotten too. Call it at module level.
 */
export function createNewForm<Values extends FormValues, Order extends object>({
  sending,
  orderOf,
  ...options
}: NewFormOptions<Values, Order>) {
  const form = createForm<Values>({ ...options, isBusy: sending.$isPending });
  sample({ clock: [sending.done, sessionLost], target: form.reset });
  sample({ clock: sending.done, target: rowLeft });
  sample({
    clock: form.accepted,
    source: $now,
    fn: (now, values): Order => orderOf(values, now),
    target: sending.start,
  });
  return form;
}
