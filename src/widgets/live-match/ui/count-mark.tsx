import type { CountColumn } from '../lib/columns';
import * as styles from './count-mark.css';

export interface CountMarkProps {
  counted: CountColumn['counted'];
}

const drawn = {
  kill: 'M2 2l8 8M10 2l-8 8M1.5 8.5l3 3M10.5 8.5l-3 3',
  tower: 'M2.5 1.5v3h7v-3M5 1.5v3M7 1.5v3M4 4.5V12M8 4.5V12M2.5 12.5h7',
} as const;

/** A corner flag, a card of its colour, crossed swords, a tower: what is counted, for the eye. Its name is said beside it. */
export function CountMark({ counted }: CountMarkProps) {
  if (counted === 'yellow-card' || counted === 'red-card')
    return <span className={styles.card({ counted })} aria-hidden="true" />;
  if (counted !== 'corner') {
    return (
      <svg className={styles.flag} viewBox="0 0 12 14" aria-hidden="true" focusable="false">
        <path className={styles.pole} d={drawn[counted]} />
      </svg>
    );
  }
  return (
    <svg className={styles.flag} viewBox="0 0 12 14" aria-hidden="true" focusable="false">
      <path className={styles.cloth} d="M3 1 11 4.2 3 7.4z" />
      <path className={styles.pole} d="M3 1v12" />
    </svg>
  );
}
