import * as styles from './jar.css';

/** The house's jar, empty. */
export function Jar() {
  return (
    <svg width={44} height={44} viewBox="0 0 24 24" className={styles.jar} aria-hidden="true">
      <path
        className={styles.body}
        strokeWidth={0.9}
        strokeLinejoin="round"
        d="M8.7 1h6.6v2.2c4.3 1.3 7.2 4.9 7.2 9.2 0 4.6-2.8 8-6.6 9.3V23H8.1v-1.3C4.3 20.4 1.5 17 1.5 12.4c0-4.3 2.9-7.9 7.2-9.2z"
      />
      <path strokeWidth={0.8} strokeLinecap="round" d="M8.7 3.2h6.6M6.4 19.1h11.2" />
      <path strokeWidth={1.3} strokeLinecap="round" d="M4.2 9.8c.7-2.3 2.2-3.9 4.2-4.7" />
    </svg>
  );
}
