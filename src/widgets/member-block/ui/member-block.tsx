import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { accountRequested, $member, MemberCard } from '@/entities/member';
import { GuestActions } from '@/features/guest-actions';
import { IconChevronRight, IconMessage } from '@/shared/icons';
import { formatCount } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './member-block.css';
import { messages } from './messages';

export interface MemberBlockProps {
  /** `card` is on a page, `line` is a strip under the header; guests get the card alone. */
  look?: 'card' | 'line';
}

/** Who is here, for phones and tablets: level, nickname, balance, points, unread messages. */
export function MemberBlock({ look = 'card' }: MemberBlockProps) {
  const { member, onInfo } = useUnit({ member: $member, onInfo: accountRequested });
  if (member === null) {
    if (look === 'line') return null;
    return (
      <section className={styles.guest} aria-label={messages.label}>
        <p className={styles.guestText}>{messages.guest}</p>
        <GuestActions fullWidth />
      </section>
    );
  }
  const { unreadCount } = member;
  const count = formatCount(unreadCount);
  return (
    <section className={styles.root({ look })} aria-label={messages.label}>
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => onInfo()}>
        <VisuallyHidden>{messages.info} </VisuallyHidden>
        <MemberCard member={member} look={look} />
      </button>
      <Link to="/message" className={styles.unread({ look })} data-unread={unreadCount > 0}>
        <IconMessage size={18} />
        {look === 'card' ? (
          messages.unread(count)
        ) : (
          <>
            <VisuallyHidden>{messages.unread(count)}</VisuallyHidden>
            <span aria-hidden="true">{count}</span>
          </>
        )}
        {look === 'card' && <IconChevronRight size={16} className={styles.end} />}
      </Link>
    </section>
  );
}
