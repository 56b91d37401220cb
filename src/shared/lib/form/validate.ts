import * as z from 'zod/mini';
import type { FieldErrors, FieldName, FormSchema, FormValues, ServerError } from './types';

/** Returns the message of the first issue of each field. */
export function schemaErrors<Values extends FormValues>(
  schema: FormSchema<Values>,
  values: Values,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  // In the head of the loop the bundler would take `z` for used as a whole, and keep all of zod.
  const { error } = z.safeParse(schema, values);
  for (const { path, message } of error?.issues ?? []) {
    errors[path[0] as FieldName<Values>] ??= message;
  }
  return errors;
}

/** Returns the server's sentences about the values as they are now; those about older ones are silent. */
export function currentServerErrors<Values extends FormValues>(
  values: Values,
  serverErrors: Partial<Record<string, ServerError>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name of Object.keys(values) as FieldName<Values>[]) {
    const serverError = serverErrors[name];
    if (serverError?.error && serverError.value === values[name]) errors[name] = serverError.error;
  }
  return errors;
}

/** Returns the first field with an error in the order of the form, or null. */
export function firstError<Name extends string>(
  names: readonly Name[],
  errors: Partial<Record<Name, string>>,
): Name | null {
  return names.find((name) => errors[name] !== undefined) ?? null;
}
