import { type FieldName, type Form, type FormValues, useField } from '@/shared/lib/form';
import { Textarea, type TextareaProps } from '../textarea';
import { useAfterPress } from './after-press';

type Bound = 'name' | 'value' | 'defaultValue' | 'error' | 'onValueChange' | 'onBlur';

export interface FormTextareaProps<Values extends FormValues> extends Omit<TextareaProps, Bound> {
  /** The model that holds the value. */
  form: Form<Values>;
  /** Which of its fields. */
  name: FieldName<Values>;
}

/** A field of several lines of a form: value, error and name come from the model. */
export function FormTextarea<Values extends FormValues>({
  form,
  name,
  ...rest
}: FormTextareaProps<Values>) {
  const { value, error, onChange, onBlur } = useField(form, name);
  const hold = useAfterPress();
  return (
    <Textarea
      {...rest}
      name={name}
      value={String(value)}
      error={error}
      onValueChange={onChange}
      onBlur={() => hold(onBlur)}
    />
  );
}
