import { IconToTop } from '@/shared/icons';
import * as styles from './back-to-top.css';

export interface BackToTopProps {
  /** Name of the button. */
  label: string;
  /** Pressed: the page scrolls up. */
  onClick: () => void;
}

/** Floats at the foot of the window; below 1025 px it is in the site's bar, in the mobile layout in a cell of the lower bar. */
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
