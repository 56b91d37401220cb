import { useUnit } from 'effector-react';
import { $isStreamStale } from '@/shared/api';
import * as styles from './late-bar.css';
import { messages } from './messages';

/** Says why every price is locked; stays visible while the page scrolls. Nothing while prices come. */
export function LateBar() {
  const isLate = useUnit($isStreamStale);
  if (!isLate) return null;
  return (
    <div className={styles.root}>
      <p role="alert" className={styles.bar}>
        <b>{messages.late}</b> {messages.lateText}
      </p>
    </div>
  );
}
