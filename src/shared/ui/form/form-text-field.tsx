import { type FieldName, type Form, type FormValues, useField } from '@/shared/lib/form';
import { TextField, type TextFieldProps } from '../text-field';
import { useAfterPress } from './after-press';

type Bound = 'name' | 'value' | 'defaultValue' | 'error' | 'onValueChange' | 'onBlur';

export interface FormTextFieldProps<Values extends FormValues> extends Omit<TextFieldProps, Bound> {
  /** The model that holds the value. */
  form: Form<Values>;
  /** Which of its fields. */
  name: FieldName<Values>;
  /** Hints for a field the server is asked about: while asking, and when nothing is against the value. */
  checkHints?: { checking: string; approved: string };
}

/** A text field of a form: value, error and name come from the model. */
export function FormTextField<Values extends FormValues>({
  form,
  name,
  hint,
  checkHints,
  ...rest
}: FormTextFieldProps<Values>) {
  const { value, error, isChecking, isApproved, onChange, onBlur } = useField(form, name);
  const hold = useAfterPress();
  const shownHint =
    (checkHints && isChecking && checkHints.checking) ||
    (checkHints && isApproved && checkHints.approved) ||
    hint;
  return (
    <TextField
      {...rest}
      name={name}
      value={String(value)}
      error={error}
      hint={shownHint}
      onValueChange={onChange}
      onBlur={() => hold(onBlur)}
    />
  );
}
