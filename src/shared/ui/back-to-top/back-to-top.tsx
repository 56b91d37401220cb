import { IconToTop } from '@/shared/icons';
import * as styles from './back-to-top.css';

export interface BackToTopProps {
  /** Name of the button. */
  label: string;
  /** The page is scrolled far enough. */
  visible: boolean;
  /** Pressed: the page scrolls up. */
  onClick: () => void;
}

export function BackToTop({ label, visible, onClick }: BackToTopProps) {
  if (!visible) return null;
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
