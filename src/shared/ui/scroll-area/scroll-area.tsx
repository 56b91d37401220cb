import type { ReactNode } from 'react';
import * as styles from './scroll-area.css';

export interface ScrollAreaProps {
  /** Name of the region, so that it can be reached and scrolled by keyboard. */
  label: string;
  /** Content. */
  children: ReactNode;
  /** Way it scrolls; a sideways row hides its bar. */
  direction?: 'vertical' | 'horizontal';
}

export function ScrollArea({ label, children, direction }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.root({ direction })}>
      {children}
    </section>
  );
}
