import { useUnit } from 'effector-react';
import { NewsText } from '@/entities/news';
import { common } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { $openedPopup, popupClosed, popupSnoozed } from '../model';
import { messages } from './messages';
import * as styles from './popup-stack.css';

/** The popup that is read; who closes it has read it. */
export function PopupDialog() {
  const { popup, onClose, onSnooze } = useUnit({
    popup: $openedPopup,
    onClose: popupClosed,
    onSnooze: popupSnoozed,
  });
  if (popup === null) return null;
  const { id, title, contents } = popup;
  return (
    <Dialog
      open
      width="wide"
      title={title}
      closeLabel={messages.close(title)}
      onClose={() => onClose(id)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onSnooze(id)}>
            {messages.snooze}
          </Button>
          <Button onClick={() => onClose(id)}>{common.close}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <NewsText html={contents} />
      </div>
    </Dialog>
  );
}
