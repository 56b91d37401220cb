import { useGate, useUnit } from 'effector-react';
import { $member, LevelBadge, levelName, type LevelProgress } from '@/entities/member';
import { Below, type PartProps } from '@/shared/lib/in-turn';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { $isReady, $progress, LevelGate } from '../model';
import { messages } from './messages';
import * as styles from './next-level.css';

function LevelBar({ level, progress }: { level: number; progress: LevelProgress }) {
  const { rest, points, done, required } = progress;
  const title = messages.levelTo(levelName(progress.level));
  return (
    <section className={styles.root} aria-label={title}>
      <LevelBadge level={level} size="lg" />
      <div className={styles.way}>
        <div className={styles.line}>
          <span className={styles.title}>{title}</span>
          <span className={styles.rest}>
            {rest === 0 ? (
              messages.levelReached(points)
            ) : (
              <>
                <b className={styles.sum}>{messages.levelRest(rest)}</b>
                {messages.levelBonus(points)}
              </>
            )}
          </span>
        </div>
        <ProgressBar label={title} value={Math.min(1, done / required)} size="thin" />
      </div>
    </section>
  );
}

/** How far the member is from the next level; nothing for guests and for levels that have none. */
export function NextLevel({ children }: PartProps) {
  useGate(LevelGate);
  const { member, progress, isReady } = useUnit({
    member: $member,
    progress: $progress,
    isReady: $isReady,
  });
  return (
    <>
      {member && progress && <LevelBar level={member.level} progress={progress} />}
      <Below isReady={isReady}>{children}</Below>
    </>
  );
}
