import type { Effect, Event, EventCallable, Store, StoreWritable } from 'effector';
import type * as z from 'zod/mini';

export type FieldValue = string | boolean | number | null;
export type FormValues = Record<string, FieldValue>;
export type FieldName<Values> = keyof Values & string;
export type FieldErrors<Values> = Partial<Record<FieldName<Values>, string>>;

/** What the values of a form must be; each check carries the sentence to show. */
export type FormSchema<Values> = z.ZodMiniType<Values>;

export interface FieldChange<Values> {
  name: FieldName<Values>;
  value: FieldValue;
}

/** A value that only the server can check. */
export interface FieldCheck {
  name: string;
  value: string;
}

export interface FormOptions<Values extends FormValues> {
  /** Empty form; the order of its keys is the order of the fields. */
  initial: NoInfer<Values>;
  /** The first issue of a field is shown. A store where the schema depends on more than the values. */
  schema: FormSchema<Values> | Store<FormSchema<Values>>;
  /** Puts what is typed into one form, such as digits only. */
  normalize?: { [Name in keyof Values]?: (value: Values[Name]) => Values[Name] };
  /** Fields the server is asked about; answers with the sentence to show, or null. */
  checks?: {
    names: readonly FieldName<Values>[];
    fx: Effect<FieldCheck, string | null, unknown>;
  };
  /** False leaves the validation to the submit. */
  validatesOnBlur?: boolean;
  /** What was accepted is being sent; submits are ignored meanwhile. */
  isBusy?: Store<boolean>;
}

export interface ServerError {
  value: FieldValue;
  error: string | null;
}

export interface Form<Values extends FormValues> {
  names: readonly FieldName<Values>[];
  $values: StoreWritable<Values>;
  $touched: StoreWritable<readonly string[]>;
  /** What the server said about a value; it counts while the field still holds it. */
  $serverErrors: StoreWritable<Partial<Record<string, ServerError>>>;
  /** Values the server is being asked about. */
  $checking: StoreWritable<Partial<Record<string, string>>>;
  /** Sentences to show: of fields that were left, submitted or refused by the server. */
  $errors: Store<FieldErrors<Values>>;
  $isValid: Store<boolean>;
  $isVerifying: Store<boolean>;
  /** The field to go to, a new object for each refusal. */
  $focus: StoreWritable<{ name: string } | null>;
  changed: EventCallable<FieldChange<Values>>;
  /** Values were set by the page, not typed. */
  filled: EventCallable<Partial<Values>>;
  blurred: EventCallable<FieldName<Values>>;
  submitted: EventCallable<void>;
  reset: EventCallable<void>;
  /** The server refused values of the last submit. */
  errorsUpdated: EventCallable<FieldErrors<Values>>;
  /** Submitted and without an error, checks included. */
  accepted: Event<Values>;
  /** Submitted with errors; carries the first field that has one. */
  refused: Event<FieldName<Values>>;
}
