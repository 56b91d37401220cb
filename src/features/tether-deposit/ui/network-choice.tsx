import { IconLock } from '@/shared/icons';
import { messages } from './messages';
import * as styles from './network-choice.css';

/** The network of the chain, which is settled, beside those that are not taken. */
export function NetworkChoice() {
  return (
    <ul className={styles.root} aria-label={messages.network}>
      <li className={styles.chosen}>
        <span className={styles.line}>
          <b className={styles.name}>{messages.networkName}</b> {messages.networkChain}
        </span>
        <span className={styles.line}>
          {messages.networkTime}
          <span className={styles.fixed}>
            <IconLock size={14} />
            {messages.networkFixed}
          </span>
        </span>
      </li>
      {messages.networksNot.map((name) => (
        <li key={name} className={styles.other}>
          <b>{name}</b>
          <span className={styles.note}>{messages.networkNot}</span>
        </li>
      ))}
    </ul>
  );
}
