import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from '../lib/messages';
import { badgeText } from '../lib/shortcuts';
import * as styles from './shortcut-grid.css';

export interface UnreadBadgeProps {
  count: number;
  /** What is counted: unread messages, or results of bets that were not seen. */
  of?: 'messages' | 'results';
}

/** Count of what is new at the corner of an icon; nothing when there is none. */
export function UnreadBadge({ count, of = 'messages' }: UnreadBadgeProps) {
  const text = badgeText(count);
  if (text === null) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>
        {of === 'results' ? messages.unseen(text) : messages.unread(text)}
      </VisuallyHidden>
    </span>
  );
}
