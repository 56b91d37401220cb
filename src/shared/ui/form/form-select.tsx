import { type FieldName, type Form, type FormValues, useField } from '@/shared/lib/form';
import { Select, type SelectProps } from '../select';
import { useAfterPress } from './after-press';

type Bound = 'name' | 'value' | 'error' | 'onValueChange' | 'onBlur';

export interface FormSelectProps<Values extends FormValues>
  extends Omit<SelectProps<string>, Bound> {
  /** The model that holds the value. */
  form: Form<Values>;
  /** Which of its fields. */
  name: FieldName<Values>;
}

/** A list of a form: value, error and name come from the model. */
export function FormSelect<Values extends FormValues>({
  form,
  name,
  ...rest
}: FormSelectProps<Values>) {
  const { value, error, onChange, onBlur } = useField(form, name);
  const hold = useAfterPress();
  return (
    <Select
      {...rest}
      name={name}
      value={String(value)}
      error={error}
      onValueChange={onChange}
      onBlur={() => hold(onBlur)}
    />
  );
}
