import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import { $isProgressShown, progressDurationMs } from '@/shared/lib/progress';
import { messages } from './messages';
import * as styles from './site-frame.css';

/**
 * A hairline over the page while something is awaited; fills in five seconds and waits at the end.
 * It is in `main`, because what is outside all landmarks is lost to members who move by them.
 */
export function ProgressLine() {
  const isShown = useUnit($isProgressShown);
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={messages.progress}
      className={styles.progress}
      style={assignInlineVars({ [styles.duration]: `${progressDurationMs}ms` })}
    />
  );
}
