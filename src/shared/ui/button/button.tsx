import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useShownLong } from '@/shared/lib/shown-long';
import { firstFocus } from '../layer';
import { Spinner } from '../spinner';
import * as styles from './button.css';
import type { ButtonSize, ButtonVariant } from './variants';

type Passed = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'id' | 'name' | 'value' | 'form' | 'title' | 'autoFocus' | 'onClick' | 'onFocus' | 'onBlur'
>;

export interface ButtonProps extends Passed {
  /** The label: a verb. */
  children: ReactNode;
  /** Weight of the action; one primary per view. */
  variant?: ButtonVariant;
  /** Height; small and medium grow to 44 px on phones. */
  size?: ButtonSize;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** Something is under way: a spinner covers the label, presses do nothing, focus stays. */
  loading?: boolean;
  /** The action is not available. */
  disabled?: boolean;
  /** Submits the form around it when `submit`. */
  type?: 'button' | 'submit';
  /** Icon before the label. */
  icon?: ReactNode;
  /** For a dialog or menu to anchor to the element. */
  ref?: Ref<HTMLButtonElement>;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** The control for everything that happens here; what leads to another address is a `LinkButton`. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  loading = false,
  type = 'button',
  icon,
  onClick,
  autoFocus,
  ...rest
}: ButtonProps) {
  const isSpinning = useShownLong(loading);
  return (
    <button
      {...rest}
      {...firstFocus(autoFocus)}
      // A busy button keeps focus, so it is not `disabled`: it refuses the press instead.
      type={loading ? 'button' : type}
      aria-busy={isSpinning || undefined}
      onClick={loading ? undefined : onClick}
      className={styles.root({ variant, size, fullWidth })}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {isSpinning && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
