import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './marquee.css';

const lessMotion = '(prefers-reduced-motion: reduce)';

export interface MarqueeProps {
  /** Name of the line. */
  label: string;
  /** Items that run by. */
  children: ReactNode;
  /** Time of one turn in seconds. */
  seconds?: number;
  /** Stands still. */
  paused?: boolean;
}

/** Stands while pointed at or focused, and for members who asked for less motion. */
export function Marquee({ label, children, seconds = 40, paused = false }: MarqueeProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // Without motion the line is scrolled by hand, which the keyboard can do only from inside.
    if (root.current && globalThis.matchMedia(lessMotion).matches) root.current.tabIndex = 0;
  }, []);
  return (
    <section
      ref={root}
      aria-label={label}
      className={styles.root}
      data-paused={paused}
      style={assignInlineVars({ [styles.seconds]: `${seconds}s` })}
    >
      <div className={styles.track}>
        <div className={styles.group}>{children}</div>
        <div className={`${styles.group} ${styles.copy}`} aria-hidden="true" inert>
          {children}
        </div>
      </div>
    </section>
  );
}
