import { combine, createStore, is, type Store } from 'effector';
import type { FieldErrors, FieldName, Form, FormOptions, FormSchema, FormValues } from './types';
import { currentServerErrors, firstError, schemaErrors } from './validate';

type FormParts<Values extends FormValues> = Pick<
  Form<Values>,
  'names' | '$values' | '$touched' | '$serverErrors'
>;

/** What schema and server have against the values; only fields that were touched show it. */
export function createErrors<Values extends FormValues>(
  schema: FormOptions<Values>['schema'],
  { names, $values, $touched, $serverErrors }: FormParts<Values>,
) {
  const $schema: Store<FormSchema<Values>> = is.store(schema)
    ? schema
    : createStore(schema, { serialize: 'ignore' });
  const $broken = combine($schema, $values, (current, values) => schemaErrors(current, values));
  const $allErrors = combine($values, $serverErrors, $broken, (values, serverErrors, broken) => ({
    ...currentServerErrors(values, serverErrors),
    ...broken,
  }));
  const $errors = combine($allErrors, $touched, (errors, touched) => {
    const shown = Object.entries(errors).filter(([name]) => touched.includes(name));
    return Object.fromEntries(shown) as FieldErrors<Values>;
  });
  const $firstError = $allErrors.map((errors): FieldName<Values> | null =>
    firstError(names, errors),
  );
  const $isValid = $firstError.map((name) => name === null);
  return { $broken, $errors, $firstError, $isValid };
}
