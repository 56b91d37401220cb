import { type DeskRequest, RequestState } from '@/entities/desk-request';
import { IconFriends } from '@/shared/icons';
import { messages } from './messages';
import * as styles from './queue-view.css';

export interface RequestMarksProps {
  request: DeskRequest;
}

/** The state of a request, and whether it takes two people. */
export function RequestMarks({ request: { state, money, adjustment, coupon } }: RequestMarksProps) {
  const takesTwo =
    (money ?? adjustment ?? coupon)?.takesTwo === true && state !== 'awaiting_second';
  return (
    <span className={styles.marks}>
      <RequestState state={state} />
      {takesTwo && (
        <span className={styles.takesTwo}>
          <IconFriends size={14} /> {messages.takesTwo}
        </span>
      )}
    </span>
  );
}
