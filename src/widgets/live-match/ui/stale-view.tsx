import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $isStreamStale } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { formatRelative } from '@/shared/lib/format';
import { $staleSince } from '../model/stale';
import { messages } from './messages';
import * as styles from './stale-view.css';

export interface StaleViewProps {
  /** What is drawn of a match. */
  children: ReactNode;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How old the picture is, to the second at first. */
function Age() {
  const [now, since] = useUnit([$now, $staleSince]);
  const age = since === null ? null : Math.max(0, now - since);
  const words =
    age === null || since === null
      ? null
      : age < MINUTE
        ? messages.secondsAgo(Math.floor(age / SECOND))
        : formatRelative(since, now);
  return (
    <p className={styles.age}>{words === null ? messages.lastView : messages.lastViewAt(words)}</p>
  );
}

/** The last that was received of a match, dimmed and with its age while nothing comes. */
export function StaleView({ children }: StaleViewProps) {
  const isStale = useUnit($isStreamStale);
  return (
    <div className={styles.root}>
      {isStale && <Age />}
      <div className={styles.view({ isStale })}>{children}</div>
    </div>
  );
}
