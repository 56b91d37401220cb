import { useStoreMap, useUnit } from 'effector-react';
import type { FieldName, FieldValue, Form, FormValues } from './types';

export interface BoundField<Value> {
  value: Value;
  error: string | undefined;
  /** The server is being asked about the value. */
  isChecking: boolean;
  /** The server was asked about this very value and had nothing against it. */
  isApproved: boolean;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
}

/** Ties a control to one field of a form; it draws again only when that field changes. */
export function useField<Values extends FormValues, Name extends FieldName<Values>>(
  form: Form<Values>,
  name: Name,
): BoundField<Values[Name]> {
  const value = useStoreMap({ store: form.$values, keys: [name], fn: (all, [key]) => all[key] });
  const error = useStoreMap({
    store: form.$errors,
    keys: [name],
    fn: (all, [key]) => all[key] ?? null,
  });
  const checking = useStoreMap({
    store: form.$checking,
    keys: [name],
    fn: (all, [key]) => all[key] ?? null,
  });
  const serverError = useStoreMap({
    store: form.$serverErrors,
    keys: [name],
    fn: (all, [key]) => all[key] ?? null,
  });
  const [onChanged, onBlurred] = useUnit([form.changed, form.blurred]);
  return {
    value,
    error: error ?? undefined,
    isChecking: checking !== null && checking === value,
    isApproved: serverError !== null && serverError.error === null && serverError.value === value,
    onChange: (next) => onChanged({ name, value: next }),
    onBlur: () => onBlurred(name),
  };
}
