import type { FieldErrors, FieldName, FieldRules, FormValues, Verdict } from './types';

/** Returns the first broken rule of each field. */
export function breakRules<Values extends FormValues, Context>(
  rules: FieldRules<Values, Context>,
  values: Values,
  context: Context,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name of Object.keys(values) as FieldName<Values>[]) {
    for (const rule of rules[name] ?? []) {
      const error = rule(values[name], values, context);
      if (error === null) continue;
      errors[name] = error;
      break;
    }
  }
  return errors;
}

/** Returns the server's sentences about the values as they are now; those about older ones are silent. */
export function currentServerErrors<Values extends FormValues>(
  values: Values,
  verdicts: Partial<Record<string, Verdict>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name of Object.keys(values) as FieldName<Values>[]) {
    const verdict = verdicts[name];
    if (verdict?.error && verdict.value === values[name]) errors[name] = verdict.error;
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
