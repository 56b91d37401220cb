import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from '../lib/messages';
import { badgeText } from '../lib/shortcuts';
import * as styles from './shortcut-grid.css';

export interface UnreadBadgeProps {
  count: number;
}

/** Count of unread messages at the corner of an icon; nothing when there is none. */
export function UnreadBadge({ count }: UnreadBadgeProps) {
  const text = badgeText(count);
  if (text === null) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{messages.unread(text)}</VisuallyHidden>
    </span>
  );
}
