import { LevelBadge, levelName } from '@/entities/member';
import { formatWon } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { Profile } from '../api';
import * as styles from './member-page.css';
import { messages } from './messages';

export interface LevelCardProps {
  profile: Profile;
}

/** The member's level, and what the next one needs. */
export function LevelCard({ profile: { level, nickname, nextLevel } }: LevelCardProps) {
  const label = nextLevel && messages.levelNext(levelName(nextLevel.level));
  return (
    <Card>
      <div className={styles.section}>
        <div className={styles.level}>
          <LevelBadge level={level} size="xl" />
          <span className={styles.name}>{nickname}</span>
        </div>
        {nextLevel && label ? (
          <>
            <div className={styles.line}>
              <span>{label}</span>
              <span className={styles.note}>
                {messages.levelDone(formatWon(nextLevel.done), formatWon(nextLevel.required))}
              </span>
            </div>
            <ProgressBar
              label={label}
              value={Math.min(1, nextLevel.done / nextLevel.required)}
              size="thin"
            />
            <p className={styles.note}>
              {nextLevel.done >= nextLevel.required
                ? messages.levelReady
                : messages.levelRest(formatWon(nextLevel.required - nextLevel.done))}
            </p>
          </>
        ) : (
          <p className={styles.note}>{messages.levelTop}</p>
        )}
      </div>
    </Card>
  );
}
