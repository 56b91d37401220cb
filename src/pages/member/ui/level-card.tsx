import { LevelBadge, levelName, levelProgress, type Profile } from '@/entities/member';
import { formatWon } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { ProgressBar } from '@/shared/ui/progress-bar';
import * as styles from './member-page.css';
import { messages } from './messages';

export interface LevelCardProps {
  profile: Profile;
}

/** The member's level, and what the next one needs. */
export function LevelCard({ profile }: LevelCardProps) {
  const { level, nickname } = profile;
  const next = levelProgress(profile);
  const label = next && messages.levelNext(levelName(next.level));
  return (
    <Card>
      <div className={styles.section}>
        <div className={styles.level}>
          <LevelBadge level={level} size="xl" />
          <span className={styles.name}>{nickname}</span>
        </div>
        {next && label ? (
          <>
            <div className={styles.line}>
              <span>{label}</span>
              <span className={styles.note}>
                {messages.levelDone(formatWon(next.done), formatWon(next.required))}
              </span>
            </div>
            <ProgressBar label={label} value={next.done / next.required} size="thin" />
            <p className={styles.note}>
              {next.rest === 0 ? messages.levelReady : messages.levelRest(formatWon(next.rest))}
            </p>
          </>
        ) : (
          <p className={styles.note}>{messages.levelTop}</p>
        )}
      </div>
    </Card>
  );
}
