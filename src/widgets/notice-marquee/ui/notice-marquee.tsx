import { useGate, useUnit } from 'effector-react';
import { NewsText } from '@/entities/news';
import { common } from '@/shared/copy';
import { IconPause, IconPlay } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { Marquee } from '@/shared/ui/marquee';
import { $isPaused, $notice, NoticeGate, pauseToggled } from '../model';
import { messages } from './messages';
import * as styles from './notice-marquee.css';

/** The newest notice running by, which a press stops, and the mark that the money is none. */
export function NoticeMarquee() {
  useGate(NoticeGate);
  const { notice, isPaused, onToggle } = useUnit({
    notice: $notice,
    isPaused: $isPaused,
    onToggle: pauseToggled,
  });
  return (
    <div className={styles.root}>
      {notice !== null && (
        <>
          <strong className={styles.name}>{messages.notice}</strong>
          <Marquee label={messages.line} paused={isPaused}>
            <NewsText html={notice.contents} isOneLine />
          </Marquee>
          <span className={styles.pause}>
            <IconButton
              size="sm"
              label={isPaused ? messages.play : messages.pause}
              onClick={() => onToggle()}
            >
              {isPaused ? <IconPlay size={14} /> : <IconPause size={14} />}
            </IconButton>
          </span>
        </>
      )}
      <span className={styles.demo}>{common.demo}</span>
    </div>
  );
}
