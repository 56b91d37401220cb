import { useUnit } from 'effector-react';
import { inquiryRequested, recommenderSignupRequested } from '@/entities/member';
import * as styles from './guest-actions.css';
import { messages } from './messages';

/** The quieter ways in: by a recommender, or by asking the staff. */
export function GuestLinks() {
  const { onJoin, onInquiry } = useUnit({
    onJoin: recommenderSignupRequested,
    onInquiry: inquiryRequested,
  });
  return (
    <div className={styles.links}>
      <button type="button" className={styles.link} onClick={() => onJoin()}>
        {messages.recommenderJoin}
      </button>
      <button type="button" className={styles.link} onClick={() => onInquiry()}>
        {messages.inquiry}
      </button>
    </div>
  );
}
