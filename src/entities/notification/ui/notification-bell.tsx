import { useUnit } from 'effector-react';
import { IconNotice } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { notificationsDialog } from '../dialogs';
import { $unreadNotifications } from '../model';
import { messages } from './messages';
import * as styles from './notification-bell.css';

const mostShown = 99;

function countText(unread: number): string | null {
  if (unread === 0) return null;
  return unread > mostShown ? `${mostShown}+` : String(unread);
}

/** Opens the notifications, with the number of unread ones; for members alone. */
export function NotificationBell() {
  const { unread, isOpen, onOpen } = useUnit({
    unread: $unreadNotifications,
    isOpen: notificationsDialog.$isOpen,
    onOpen: notificationsDialog.opened,
  });
  const count = countText(unread);
  return (
    <IconButton
      label={messages.bell(count)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-notification-bell=""
      onClick={() => onOpen()}
    >
      <IconNotice size={20} strokeWidth={1.8} />
      {count !== null && <span className={styles.count}>{count}</span>}
    </IconButton>
  );
}
