import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrameProps } from '../field';
import * as frame from '../field/field.css';
import { firstFocus } from '../layer';
import * as styles from './textarea.css';

type Passed = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'placeholder'
  | 'rows'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'onBlur'
  | 'autoFocus'
>;

export interface TextareaProps extends FieldFrameProps, Passed {
  /** The new text at each key. */
  onValueChange?: (value: string) => void;
  /** The control itself. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field of several lines, with label, hint and error. */
export function Textarea({
  label,
  hint,
  error,
  required,
  onValueChange,
  disabled,
  autoFocus,
  ...input
}: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div
          className={frame.box({ multiline: true })}
          data-invalid={Boolean(error)}
          data-disabled={Boolean(disabled)}
        >
          <textarea
            {...input}
            {...control}
            {...firstFocus(autoFocus)}
            disabled={disabled}
            className={styles.input}
            onChange={(event) => onValueChange?.(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
