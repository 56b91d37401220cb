import { type Event, type EventCallable, sample, type Store } from 'effector';
import { createForm, type FormSchema, type FormValues } from '@/shared/lib/form';
import { rowChosen, rowLeft } from '../model';

interface RowFormOptions<Row extends object, Values extends FormValues, Order extends object> {
  /** The row that is worked on. */
  $row: Store<Row | null>;
  initial: NoInfer<Values>;
  schema: FormSchema<Values> | Store<FormSchema<Values>>;
  /** Of `confirmedMutation`. */
  sending: { start: EventCallable<Order>; done: Event<unknown>; $isPending: Store<boolean> };
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
