import { IconToTop } from '@/shared/icons';
import * as styles from './back-to-top.css';

export interface BackToTopProps {
  /** Name of the button. */
  label: string;
  /** Pressed: the page scrolls up. */
  onClick: () => void;
}

/** Floats at the foot of the window; in the mobile layout it has a place of its own in the lower bar. */
export function BackToTop({ label, onClick }: BackToTopProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={styles.root}
      onClick={onClick}
    >
      <IconToTop size={20} />
    </button>
  );
}
