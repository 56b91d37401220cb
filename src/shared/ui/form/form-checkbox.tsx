import { type ReactNode, useId } from 'react';
import { type FieldName, type Form, type FormValues, useField } from '@/shared/lib/form';
import { Checkbox } from '../checkbox';
import { FieldError } from '../field-error';
import { Stack } from '../stack';
import { useAfterPress } from './after-press';

export interface FormCheckboxProps<Values extends FormValues> {
  /** The model that holds the state. */
  form: Form<Values>;
  /** Which of its fields. */
  name: FieldName<Values>;
  /** What is agreed to. */
  children: ReactNode;
}

/** A checkbox of a form: value, error and name come from the model. */
export function FormCheckbox<Values extends FormValues>({
  form,
  name,
  children,
}: FormCheckboxProps<Values>) {
  const { value, error, onChange, onBlur } = useField(form, name);
  const hold = useAfterPress();
  const noteId = useId();
  return (
    <Stack gap="1.5">
      <Checkbox
        name={name}
        checked={value === true}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : noteId}
        onCheckedChange={onChange}
        onBlur={() => hold(onBlur)}
      >
        {children}
      </Checkbox>
      <FieldError id={noteId}>{error}</FieldError>
    </Stack>
  );
}
