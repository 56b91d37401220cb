import { useGate, useUnit } from 'effector-react';
import { NewsText } from '@/entities/news';
import { common } from '@/shared/copy';
import { IconClose } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { $shownPopups, popupClosed, PopupGate, popupSnoozed } from '../model';
import { messages } from './messages';
import * as styles from './popup-stack.css';

/** Notices of the staff over the page, which stays usable; in the mobile layout one after the other. */
export function PopupStack() {
  useGate(PopupGate);
  const { popups, onClose, onSnooze } = useUnit({
    popups: $shownPopups,
    onClose: popupClosed,
    onSnooze: popupSnoozed,
  });
  if (popups.length === 0) return null;
  return (
    <aside aria-label={messages.popups} className={styles.root}>
      {popups.map(({ id, title, contents }) => (
        <article key={id} className={styles.popup} aria-labelledby={`popup-${id}`}>
          <header className={styles.header}>
            <Heading level={2} size="h3" id={`popup-${id}`}>
              {title}
            </Heading>
            <IconButton size="sm" label={messages.close(title)} onClick={() => onClose(id)}>
              <IconClose size={18} />
            </IconButton>
          </header>
          <div className={styles.body}>
            <NewsText html={contents} />
          </div>
          <footer className={styles.footer}>
            <Button variant="quiet" size="sm" onClick={() => onSnooze(id)}>
              {messages.snooze}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onClose(id)}>
              {common.close}
            </Button>
          </footer>
        </article>
      ))}
    </aside>
  );
}
