import { createEvent, createStore, type Event, sample, type Store } from 'effector';
import { sessionLost } from '@/entities/member';
import { $now } from '@/shared/lib/clock';
import type { Form, FormValues } from '@/shared/lib/form';
import { $currentRow, rowChosen } from '../model';

interface KeepTypedOptions<Row extends object, Values extends FormValues> {
  form: Form<Values>;
  /** Of `createDeskList`. */
  list: { $row: Store<Row | null>; Gate: { status: Store<boolean> } };
  /** What the form begins with about a row, null for a new one, at an instant in epoch milliseconds. */
  valuesOf(row: Row | null, now: number): Partial<Values>;
  /** What was typed about the row of this key is sent or not needed any more. */
  settled: Event<string>;
}

/**
 * Keeps what was typed about a row while another is looked at; with the session it is forgotten. Returns what is kept, by the
 * keys of the rows. Call it at module level.
 */
export function keepTyped<Row extends object, Values extends FormValues>({
  form,
  list: { $row, Gate },
  valuesOf,
  settled,
}: KeepTypedOptions<Row, Values>) {
  const $typed = createStore<Readonly<Record<string, Values>>>({}).reset(sessionLost);
  const chosen = createEvent<Partial<Values>>();
  sample({
    clock: rowChosen,
    source: { row: $row, typed: $typed, now: $now },
    filter: Gate.status,
    fn: ({ row, typed, now }, key): Partial<Values> => typed[key] ?? valuesOf(row, now),
    target: chosen,
  });
  sample({ clock: chosen, target: form.reset });
  sample({ clock: chosen, target: form.filled });
  const changed = sample({
    clock: form.changed,
    source: { key: $currentRow, values: form.$values },
  });
  $typed
    .on(changed, (all, { key, values }) => (key === null ? all : { ...all, [key]: values }))
    .on(settled, (all, key) => {
      const { [key]: _settled, ...others } = all;
      return others;
    });
  return $typed;
}
