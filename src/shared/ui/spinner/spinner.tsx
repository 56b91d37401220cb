import * as styles from './spinner.css';

export interface SpinnerProps {
  /** What is awaited; without it the spinner is decoration. */
  label?: string;
}

/** Only for something the member started; pages that load show a skeleton. */
export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <span className={styles.root} role="status" aria-label={label} />
  ) : (
    <span className={styles.root} aria-hidden="true" />
  );
}
