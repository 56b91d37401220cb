import { type ReactNode, useId } from 'react';
import { FieldError } from '../field-error';
import * as styles from './field.css';

export interface FieldFrameProps {
  /** Name of the field, always visible. */
  label: string;
  /** What to enter, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; takes the place of the hint. */
  error?: ReactNode;
  /** Marks the label and the control as required. */
  required?: boolean;
}

interface ControlProps {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps extends FieldFrameProps {
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint or error below. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const hasError = Boolean(error);
  const noteId = `${id}-note`;
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': hasError || undefined,
        'aria-describedby': hasError || hint ? noteId : undefined,
      })}
      <FieldError id={noteId}>{error}</FieldError>
      {!hasError && hint && (
        <p className={styles.hint} id={noteId}>
          {hint}
        </p>
      )}
    </div>
  );
}
