import { useUnit } from 'effector-react';
import { $isStreamStale } from '@/shared/api';
import * as styles from './stale-bar.css';
import { messages } from './messages';

/** Why every price is locked; stays visible while the page scrolls. Nothing while prices come. */
export function StaleBar() {
  const isStale = useUnit($isStreamStale);
  if (!isStale) return null;
  return (
    <div className={styles.root}>
      <p role="alert" className={styles.bar}>
        <b>{messages.stale}</b> {messages.staleText}
      </p>
    </div>
  );
}
