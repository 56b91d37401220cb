import type { InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './switch.css';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'checked' | 'defaultChecked' | 'disabled' | 'id'
>;

export interface SwitchProps extends Passed {
  /** What is on or off; takes effect at once. */
  children: ReactNode;
  /** The new state. */
  onCheckedChange?: (checked: boolean) => void;
}

export function Switch({ children, onCheckedChange, ...input }: SwitchProps) {
  return (
    <label className={styles.root}>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its state itself
        role="switch"
        className={styles.input}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
