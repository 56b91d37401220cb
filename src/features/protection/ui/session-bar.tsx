import { useUnit } from 'effector-react';
import { check } from '../api';
import { $elapsed } from '../model/reality-check';
import { messages } from './messages';
import * as styles from './session-bar.css';

/** How long the member has been here and what it came to; its place is kept until it is known. */
export function SessionBar() {
  const [data, elapsed] = useUnit([check.$data, $elapsed]);
  return (
    <section className={styles.root} aria-label={messages.bar}>
      <span>
        {messages.connected}{' '}
        <b className={styles.value} role="timer">
          {elapsed === null ? messages.none : messages.clock(elapsed)}
        </b>
      </span>
      <span>
        {messages.net}{' '}
        <b className={styles.value}>
          {data === null ? messages.none : messages.netOf(data.net, data.currency)}
        </b>
      </span>
    </section>
  );
}
