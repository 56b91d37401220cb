import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Slot } from '@/shared/lib/slot';
import type { ButtonSize, ButtonVariant } from '../button';
import * as styles from '../button/button.css';

type Passed = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel' | 'onClick' | 'title' | 'id'
>;

export interface LinkButtonProps extends Passed {
  /** The label, or with `asChild` the one link element that takes the look. */
  children: ReactNode;
  /** The child takes the look, for the router's `<Link>`. */
  asChild?: boolean;
  /** Weight of the action. */
  variant?: ButtonVariant;
  /** Height; small and medium grow to 44 px on phones. */
  size?: ButtonSize;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  children,
  asChild = false,
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  ...rest
}: LinkButtonProps) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element {...rest} className={styles.root({ variant, size, fullWidth })}>
      {children}
    </Element>
  );
}
