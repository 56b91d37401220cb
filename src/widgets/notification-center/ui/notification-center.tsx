import { useGate, useUnit } from 'effector-react';
import {
  $notificationCounts,
  $unreadNotifications,
  notificationKinds,
  notificationsDialog,
} from '@/entities/notification';
import { $layout } from '@/shared/lib/device';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Popover } from '@/shared/ui/popover';
import { Sheet } from '@/shared/ui/sheet';
import { $kind, allReadClicked, CenterGate, kindChosen } from '../model';
import { messages } from './messages';
import * as styles from './notification-center.css';
import { NotificationList } from './notification-list';

/** Found when the panel is placed: the bell may be drawn in the same moment. */
const bell = {
  get current() {
    return document.querySelector<HTMLElement>('[data-notification-bell]');
  },
};

function Fresh() {
  const [unread, onReadAll] = useUnit([$unreadNotifications, allReadClicked]);
  const isRead = unread === 0;
  return (
    <div className={styles.fresh}>
      <span className={styles.count} role="status">
        {unread > 0 && messages.fresh(unread)}
      </span>
      <Button
        size="sm"
        variant="quiet"
        // Not `disabled`: it has the focus when it is done.
        aria-disabled={isRead}
        onClick={() => isRead || onReadAll()}
      >
        {messages.readAll}
      </Button>
    </div>
  );
}

function Filters() {
  const { chosen, counts, total, onChoose } = useUnit({
    chosen: $kind,
    counts: $notificationCounts,
    total: $unreadNotifications,
    onChoose: kindChosen,
  });
  // Nothing is said of nothing.
  const countOf = (count = 0) => (count > 0 ? { count } : {});
  return (
    <fieldset className={styles.filters} aria-label={messages.filters}>
      <Chip selected={chosen === null} onClick={() => onChoose(null)} {...countOf(total)}>
        {messages.all}
      </Chip>
      {notificationKinds.map((one) => (
        <Chip
          key={one}
          selected={chosen === one}
          onClick={() => onChoose(one)}
          {...countOf(counts?.[one])}
        >
          {messages.kinds[one]}
        </Chip>
      ))}
    </fieldset>
  );
}

/** The member's notifications: under the bell of the desktop layout, and from the foot of the mobile one. */
export function NotificationCenter() {
  useGate(CenterGate);
  const [layout, onClose] = useUnit([$layout, notificationsDialog.closed]);
  const close = () => onClose();
  if (layout === 'mobile') {
    return (
      <Sheet
        open
        side="bottom"
        title={messages.title}
        closeLabel={messages.close}
        headerExtra={<Fresh />}
        onClose={close}
      >
        <div className={styles.sheetTop}>
          <Filters />
        </div>
        <NotificationList />
      </Sheet>
    );
  }
  return (
    <Popover open size="list" anchor={bell} label={messages.title} onClose={close}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 className={styles.title}>{messages.title}</h2>
          <Fresh />
        </div>
        <Filters />
      </div>
      <NotificationList />
    </Popover>
  );
}
