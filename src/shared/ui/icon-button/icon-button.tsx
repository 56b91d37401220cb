import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './icon-button.css';

type Passed = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'id'>;

export interface IconButtonProps extends Passed {
  /** What the button does, for assistive technology and the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Edge: 32, 40 or 44 px; never under 44 on phones. */
  size?: 'sm' | 'md' | 'lg';
  /** Draws a ground behind the icon. */
  filled?: boolean;
  /** State of a toggle. */
  pressed?: boolean;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** A button with an icon alone, which has a name for assistive technology. */
export function IconButton({ label, children, size, filled, pressed, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={styles.root({ size, filled })}
    >
      {children}
    </button>
  );
}
