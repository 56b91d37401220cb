import type { Meetings } from '../api';
import * as styles from './meeting-bars.css';
import { messages } from './messages';

export interface MeetingBarsProps extends Pick<Meetings, 'won' | 'drawn' | 'lost'> {
  /** Of the first team, from whose side it is counted, and of the second. */
  names: readonly [string, string];
}

/** What two teams have won against each other, each as wide as its share; what never was is left out. */
export function MeetingBars({ won, drawn, lost, names: [one, two] }: MeetingBarsProps) {
  const bars = [
    { side: 'one', count: won, text: messages.wins(one, won) },
    { side: 'none', count: drawn, text: messages.draws(drawn) },
    { side: 'two', count: lost, text: messages.wins(two, lost) },
  ].filter(({ count }) => count > 0);
  return (
    <ul className={styles.root}>
      {bars.map(({ side, count, text }) => (
        <li key={side} className={styles.bar} data-side={side} style={{ flexGrow: count }}>
          {text}
        </li>
      ))}
    </ul>
  );
}
