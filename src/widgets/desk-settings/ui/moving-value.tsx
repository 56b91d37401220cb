import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from './messages';
import * as styles from './moving-value.css';
import * as table from './terms-table.css';

interface MovingValueProps {
  /** What is in force. */
  now: string;
  /** What it becomes once a change that waits is granted; undefined where none waits. */
  wanted: string | undefined;
}

/** A value that is set, with what waits to follow it. */
export function MovingValue({ now, wanted }: MovingValueProps) {
  if (wanted === undefined) return <span className={table.figure}>{now}</span>;
  return (
    <span className={styles.moving}>
      {now} → <b className={styles.wanted}>{wanted}</b>
      <VisuallyHidden> {messages.waits}</VisuallyHidden>
    </span>
  );
}
