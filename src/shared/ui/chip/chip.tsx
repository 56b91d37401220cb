import type { ReactNode } from 'react';
import { Slot } from '@/shared/lib/slot';
import * as styles from './chip.css';

export interface ChipProps {
  /** What is filtered by. */
  children: ReactNode;
  /** How many there are. */
  count?: number;
  /** The filter holds. */
  selected?: boolean;
  /** Pressed. */
  onClick?: () => void;
  /** Not available. */
  disabled?: boolean;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Filter that is on or off. */
export function Chip({ children, count, selected = false, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={selected} className={styles.root}>
      <span>{children}</span>
      {count !== undefined && <span>{count}</span>}
    </button>
  );
}

export interface ChipLinkProps {
  /** The one link element that takes the look; `aria-current="page"` marks the one visible. */
  children: ReactNode;
}

/** A link that looks like a chip. */
export function ChipLink({ children }: ChipLinkProps) {
  return <Slot className={styles.root}>{children}</Slot>;
}
