import type { InputHTMLAttributes, ReactNode } from 'react';
import { IconCheck } from '@/shared/icons';
import * as styles from './checkbox.css';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'disabled'
  | 'required'
  | 'onBlur'
  | 'id'
  | 'aria-describedby'
>;

export interface CheckboxProps extends Passed {
  /** What is agreed to or chosen; the whole line is the target. */
  children: ReactNode;
  /** The new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Marks the box as wrong; the sentence belongs in a FieldError. */
  invalid?: boolean;
}

/** One choice that may be off, with its label beside it. */
export function Checkbox({ children, onCheckedChange, invalid, ...input }: CheckboxProps) {
  return (
    <label className={styles.root}>
      <span className={styles.box}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          aria-invalid={invalid || undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <IconCheck className={styles.mark} size={14} strokeWidth={3} />
      </span>
      <span>{children}</span>
    </label>
  );
}
