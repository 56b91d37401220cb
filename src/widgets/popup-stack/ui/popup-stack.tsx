import { useGate, useUnit } from 'effector-react';
import type { Dto } from '#contract/types.gen.ts';
import { IconClose } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { $shownPopups, popupClosed, PopupGate, popupOpened, popupSnoozed } from '../model';
import { messages } from './messages';
import { PopupDialog } from './popup-dialog';
import * as styles from './popup-stack.css';

function PopupLine({ popup: { id, title } }: { popup: Dto<'Popup'> }) {
  const { onOpen, onClose, onSnooze } = useUnit({
    onOpen: popupOpened,
    onClose: popupClosed,
    onSnooze: popupSnoozed,
  });
  return (
    <article className={styles.popup} aria-label={title}>
      <button
        type="button"
        className={styles.title}
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
      >
        {title}
      </button>
      <Button variant="quiet" size="sm" onClick={() => onSnooze(id)}>
        {messages.snooze}
      </Button>
      <IconButton size="sm" label={messages.close(title)} onClick={() => onClose(id)}>
        <IconClose size={18} />
      </IconButton>
    </article>
  );
}

/**
 * Notices of the staff, one line each at the foot, where they cover neither the match in front nor the first rows; a
 * press opens them. In the mobile layout one after the other.
 */
export function PopupStack() {
  useGate(PopupGate);
  const popups = useUnit($shownPopups);
  if (popups.length === 0) return null;
  return (
    <>
      <aside aria-label={messages.popups} className={styles.root}>
        {popups.map((popup) => (
          <PopupLine key={popup.id} popup={popup} />
        ))}
      </aside>
      <PopupDialog />
    </>
  );
}
