import type { ReactNode } from 'react';
import { overLayers } from '../layer';
import * as styles from './toast-region.css';

export interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  /** Toasts, the newest last. The region itself must always be in the page, or nothing is announced. */
  children?: ReactNode;
}

/** That toasts wait; small, and nothing to press. */
export function WaitingNote({ children }: { children: ReactNode }) {
  return <li className={styles.waiting}>{children}</li>;
}

/** Where toasts appear; assistive technology announces what comes in. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section aria-label={label} {...overLayers}>
      <ol className={styles.region} aria-live="polite" aria-relevant="additions">
        {children}
      </ol>
    </section>
  );
}
