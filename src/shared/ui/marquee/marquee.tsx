import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './marquee.css';
import { useOverflow } from './use-overflow';

const lessMotion = '(prefers-reduced-motion: reduce)';

export interface MarqueeProps {
  /** Name of the line. */
  label: string;
  /** Items that run by. */
  children: ReactNode;
  /** Time of one turn in seconds. */
  seconds?: number;
  /** Stopped by the member: shows everything, in as many lines as that takes. */
  paused?: boolean;
  /** Stops and starts the line; drawn only where it has something to stop. */
  control?: ReactNode;
}

/**
 * Runs where the items do not fit; else it stands still, as it does while pointed at or focused, and for members who
 * asked for less motion.
 */
export function Marquee({ label, children, seconds = 40, paused = false, control }: MarqueeProps) {
  const root = useRef<HTMLElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const isRunning = useOverflow(root, items);
  useEffect(() => {
    // Without motion the line is scrolled by hand, which the keyboard can do only from inside.
    if (root.current && globalThis.matchMedia(lessMotion).matches) root.current.tabIndex = 0;
  }, []);
  const state = paused ? 'paused' : isRunning ? 'running' : 'still';
  return (
    <>
      <section
        ref={root}
        aria-label={label}
        className={styles.root}
        data-state={state}
        style={assignInlineVars({ [styles.seconds]: `${seconds}s` })}
      >
        <div className={styles.track}>
          <div className={styles.group}>
            <div ref={items} className={styles.items}>
              {children}
            </div>
          </div>
          {state === 'running' && (
            <div className={`${styles.group} ${styles.copy}`} aria-hidden="true" inert>
              <div className={styles.items}>{children}</div>
            </div>
          )}
        </div>
      </section>
      {(isRunning || paused) && control}
    </>
  );
}
