import {
  createEvent,
  type Event,
  type EventCallable,
  sample,
  type Store,
  type Unit,
} from 'effector';
import * as z from 'zod/mini';
import type { ApiError, MoneyRefusal } from '@/shared/api';
import { createForm, type FormOptions, type FormSchema, type FormValues } from '@/shared/lib/form';
import { keepDraft } from '@/shared/lib/kept-draft';

/** What every form of money has beside its own fields; the amount in minor units, null while the field is empty. */
export type MoneyValues = FormValues & { amount: number | null };

/** What `createApiQuery` makes. */
export interface TermsQuery<Terms> {
  $data: Store<Terms | null>;
  $failure: Store<ApiError | null>;
  $isPending: Store<boolean>;
  start: EventCallable<void>;
  refresh: EventCallable<void>;
  reset: EventCallable<void>;
}

/** What came of a sending, as a form draws it. */
export interface SendingState {
  $refusals: Store<readonly MoneyRefusal[]>;
  $failure: Store<ApiError | null>;
  $isPending: Store<boolean>;
}

/** What `createSending` makes, or whatever sends in several steps. */
export interface MoneySending<Body> extends SendingState {
  start: EventCallable<Body>;
  edited: EventCallable<void>;
  reset: EventCallable<void>;
  done: Event<unknown>;
  refused: Event<unknown>;
}

export interface MoneyFormOptions<Terms, Values extends MoneyValues, Body>
  extends Pick<FormOptions<Values>, 'normalize'> {
  terms: TermsQuery<Terms>;
  sending: MoneySending<Body>;
  /** Empty form; the order of its keys is the order of the fields. */
  initial: Values;
  /** What the values must be under the terms, null before they are known; its `amount` is an `amountRule`. */
  schema: (terms: Terms | null) => FormSchema<Values>;
  /** What is sent. */
  body: (values: Values & { amount: number }, terms: Terms | null) => Body;
  /** Whether nothing can be sent now, whatever is typed. */
  isImpossible?: (terms: Terms) => boolean;
  /** What stays in the form once it was sent; nothing when left out. */
  stays?: (values: Values) => Partial<Values>;
  /** What is typed again after a refusal and never kept, such as a password: the fields, empty. */
  secret?: Partial<Values>;
  /** Whose draft is kept when the session ends by itself; none is when left out. */
  draft?: { owner: Store<{ readonly id: string } | null>; ended: Unit<string> };
}

/** One has to be there, and `faultOf` says what is wrong with it. */
export function amountRule(missing: string, faultOf: (amount: number) => string | null) {
  return z.nullable(z.number()).check(({ value, issues }) => {
    const message = value === null ? missing : faultOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}

/**
 * A form that moves money: its terms, what is typed, and its sending. What is wrong is said once the member has sent it, a
 * refusal stays until the form is another, and what was sent leaves it empty. Call it at module level.
 */
export function moneyForm<Terms, Values extends MoneyValues, Body>({
  terms,
  sending,
  initial,
  schema,
  body,
  normalize = {},
  isImpossible = () => false,
  stays = () => ({}),
  secret,
  draft,
}: MoneyFormOptions<Terms, Values, Body>) {
  const opened = createEvent();
  const closed = createEvent();
  const form = createForm<Values>({
    initial,
    schema: terms.$data.map(schema),
    normalize,
    validatesOnBlur: false,
    isBusy: sending.$isPending,
  });

  sample({ clock: opened, target: terms.start });
  sample({
    clock: form.accepted,
    source: terms.$data,
    filter: (data) => data === null || !isImpossible(data),
    fn: (data, values): Body => body({ ...values, amount: values.amount ?? 0 }, data),
    target: sending.start,
  });
  // What was refused is not what is in the form any more.
  sample({ clock: form.changed, target: sending.edited });
  sample({
    clock: sending.done,
    source: form.$values,
    fn: (values): Partial<Values> => ({ ...initial, ...stays(values) }),
    target: form.filled,
  });
  form.$touched.reset(sending.done);
  if (secret) {
    sample({ clock: sending.refused, fn: (): Partial<Values> => secret, target: form.filled });
    form.$touched.reset(sending.refused);
  }
  if (draft) {
    const restored = keepDraft({ draft: form.$values, opened, ...draft });
    sample({
      clock: restored,
      fn: (values): Partial<Values> => ({ ...values, ...secret }),
      target: form.filled,
    });
  }
  sample({ clock: closed, target: [terms.reset, sending.reset, form.reset] });

  return { opened, closed, terms, form, sending };
}
