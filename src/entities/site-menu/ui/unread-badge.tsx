import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from '../lib/messages';
import { badgeText } from '../lib/shortcuts';
import * as styles from './shortcut-grid.css';

export interface UnreadBadgeProps {
  /** Unread messages. */
  unread?: number;
  /** Results of bets that were not seen. */
  unseenResults?: number;
}

/** Sum of what is new at the corner of an icon, read out by kind; nothing when there is none. */
export function UnreadBadge({ unread = 0, unseenResults = 0 }: UnreadBadgeProps) {
  const text = badgeText(unread + unseenResults);
  if (text === null) return null;
  const [letters, results] = [badgeText(unread), badgeText(unseenResults)];
  const words = [letters && messages.unread(letters), results && messages.unseen(results)];
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{words.filter(Boolean).join(', ')}</VisuallyHidden>
    </span>
  );
}
