import * as styles from './notice-row.css';

/** The place of the member's line, one target of touch size high, until it is drawn. */
export function LineSpace() {
  return <div className={styles.lineSpace} />;
}
