import { type DeskRequest, RequestState } from '@/entities/desk-request';
import { IconFriends } from '@/shared/icons';
import { messages } from './messages';
import * as styles from './queue-view.css';

export interface RequestMarksProps {
  request: DeskRequest;
}

/** These say no more than that it waits, which the tab does too, and who has it is beside it. */
const plain: readonly DeskRequest['state'][] = ['applied', 'requested', 'checking'];

/** What staff should see of a request: its state where that is unusual, whether it takes two people, and what is unusual of it. */
export function RequestMarks({
  request: { state, money, adjustment, coupon, history },
}: RequestMarksProps) {
  const takesTwo =
    (money ?? adjustment ?? coupon)?.takesTwo === true && state !== 'awaiting_second';
  return (
    <span className={styles.marks}>
      {!plain.includes(state) && <RequestState state={state} />}
      {takesTwo && (
        <span className={styles.takesTwo}>
          <IconFriends size={14} /> {messages.takesTwo}
        </span>
      )}
      {history?.marks.map((mark) => (
        <span key={mark} data-mark={mark} className={styles.mark}>
          {messages.marks[mark]}
        </span>
      ))}
    </span>
  );
}
