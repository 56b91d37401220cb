import { useGate, useUnit } from 'effector-react';
import { NewsText } from '@/entities/news';
import { IconPause, IconPlay } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { Marquee } from '@/shared/ui/marquee';
import { $isPaused, $notice, NoticeGate, pauseToggled } from '../model';
import { messages } from './messages';
import * as styles from './notice-marquee.css';

/** The newest notice: still where it fits, else running by until a press stops it and shows it whole. */
export function NoticeLine() {
  useGate(NoticeGate);
  const { notice, isPaused, onToggle } = useUnit({
    notice: $notice,
    isPaused: $isPaused,
    onToggle: pauseToggled,
  });
  if (notice === null) return null;
  return (
    <>
      <strong className={styles.name}>{messages.notice}</strong>
      <Marquee
        label={messages.line}
        paused={isPaused}
        control={
          <span className={styles.pause}>
            <IconButton
              size="sm"
              label={isPaused ? messages.play : messages.pause}
              onClick={() => onToggle()}
            >
              {isPaused ? <IconPlay size={14} /> : <IconPause size={14} />}
            </IconButton>
          </span>
        }
      >
        <NewsText html={notice.contents} isOneLine />
      </Marquee>
    </>
  );
}
