import { vars } from '@/shared/theme';
import * as styles from './logo.css';

export interface LogoProps {
  /** The word beside the mark; the mark's name when it is alone. */
  label: string;
  /** Height of the mark in CSS pixels; the word grows with it. */
  size?: number;
  /** Leaves the word out. */
  markOnly?: boolean;
}

/** The mark is a round of which one quarter is just being played. */
export function Logo({ label, size = 24, markOnly = false }: LogoProps) {
  return (
    <span className={styles.root} style={{ fontSize: size }}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside the word */}
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        {...(markOnly ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <circle cx="12" cy="12" r="8.5" stroke={vars.color.brand} strokeWidth="7" />
        <path d="M12 3.5A8.5 8.5 0 0 1 20.5 12" stroke={vars.color.text} strokeWidth="7" />
      </svg>
      {!markOnly && <span className={styles.word}>{label}</span>}
    </span>
  );
}
