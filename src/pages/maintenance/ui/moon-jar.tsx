import * as styles from './moon-jar.css';

/** A moon jar on still water: the calm drawing of the maintenance page. */
export function MoonJar() {
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={styles.ring} />
      <span className={styles.ring} />
      <span className={styles.ring} />
      <span className={styles.foot} />
      <span className={styles.jar} />
      <span className={styles.neck} />
    </div>
  );
}
