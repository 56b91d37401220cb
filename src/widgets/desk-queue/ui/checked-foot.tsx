import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { $checkedRows, $isTaking, checksCleared, takingRequested } from '../checks';
import { messages } from './messages';
import * as styles from './queue-view.css';

/** What is checked and what it comes to; all of it can be taken up, and no more than that. */
export function CheckedFoot() {
  const { rows, isTaking, onTake, onClear } = useUnit({
    rows: $checkedRows,
    isTaking: $isTaking,
    onTake: takingRequested,
    onClear: checksCleared,
  });
  return (
    <div className={styles.foot}>
      <b>{messages.checked(rows.length)}</b>
      <span>{messages.sumsOf(rows.flatMap(({ money }) => money ?? []))}</span>
      <Button size="sm" variant="secondary" loading={isTaking} onClick={() => onTake()}>
        {messages.takeAll}
      </Button>
      <Button size="sm" variant="quiet" disabled={isTaking} onClick={() => onClear()}>
        {messages.clearChecks}
      </Button>
    </div>
  );
}
