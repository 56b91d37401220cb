import type { ReactNode, Ref } from 'react';
import { IconChevronDown } from '@/shared/icons';
import { Field, type FieldFrameProps } from '../field';
import * as frame from '../field/field.css';
import * as styles from './select.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldFrameProps {
  /** The choices. */
  options: readonly SelectOption<Value>[];
  /** The chosen value; the empty text shows the placeholder. */
  value: Value | '';
  /** The new choice. */
  onValueChange: (value: Value) => void;
  /** First, unselectable line. */
  placeholder?: string;
  /** The label is for assistive technology only, as in a tool bar. */
  labelHidden?: boolean;
  /** Shown before the value. */
  leading?: ReactNode;
  /** Name in a form. */
  name?: string;
  /** Not available. */
  disabled?: boolean;
  /** Focus left the control. */
  onBlur?: () => void;
  /** The select itself. */
  ref?: Ref<HTMLSelectElement>;
}

/** The system's own list, which is the best one on a phone, in the frame of a field. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, required, labelHidden } = props;
  if (labelHidden) return <Control {...props} control={{ 'aria-label': label }} />;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

interface ControlProps<Value extends string> extends SelectProps<Value> {
  control: object;
}

function Control<Value extends string>({
  options,
  value,
  onValueChange,
  control,
  ref,
  ...rest
}: ControlProps<Value>) {
  return (
    <div
      className={frame.box()}
      data-invalid={Boolean(rest.error)}
      data-disabled={Boolean(rest.disabled)}
    >
      {rest.leading}
      <select
        {...control}
        ref={ref}
        name={rest.name}
        value={value}
        disabled={rest.disabled}
        className={styles.select}
        onBlur={rest.onBlur}
        onChange={(event) => onValueChange(event.target.value as Value)}
      >
        {rest.placeholder && (
          <option className={styles.option} value="" disabled>
            {rest.placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            className={styles.option}
            value={option.value}
            disabled={option.disabled}
          >
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.arrow} size={16} />
    </div>
  );
}
