import * as styles from './stamp.css';

/** Turned a little, another way from day to day, as a hand stamps. */
const turns = [-8, 5, -3, 9, -11, 4, 0] as const;

export interface StampProps {
  /** Day of the month. */
  date: number;
}

/** The stamp of a day that was attended: a crane in a ring. */
export function Stamp({ date }: StampProps) {
  return (
    <svg viewBox="0 0 64 64" className={styles.root} aria-hidden="true">
      <g transform={`rotate(${turns[date % turns.length] ?? 0} 32 32)`}>
        <circle cx={32} cy={32} r={27} className={styles.ring} />
        <circle cx={32} cy={32} r={22.5} className={styles.innerRing} />
        <g transform="translate(13.5 13) scale(.56)">
          <path className={styles.wing} d="M29 38C25 27 15 18 4 14c2 12 9 24 21 29z" />
          <path className={styles.body} d="M32 37c0-13 6-24 17-31 3 13-1 26-10 34z" />
          <path className={styles.body} d="M21 45c6-10 17-11 25-10-3 8-14 15-25 10z" />
          <path className={styles.neck} d="M43 37c6-1 7-7 13-9" />
          <path className={styles.beak} d="M57 28l6-1" />
          <circle className={styles.crown} cx={56} cy={26.6} r={2.3} />
          <path className={styles.legs} d="M23 45L7 55M27 47L12 59" />
        </g>
      </g>
    </svg>
  );
}
