import { assignInlineVars } from '@vanilla-extract/dynamic';
import { monthSpan } from '#rules/attendance.ts';
import { IconCheck } from '@/shared/icons';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { Attendance } from '../api';
import { stepsOf } from '../lib/attendance';
import { messages } from './messages';
import * as styles from './reward-bar.css';

export interface RewardBarProps {
  attendance: Attendance;
}

/** How far the month is, and what it gives on the way. */
export function RewardBar({ attendance }: RewardBarProps) {
  const { days, month } = attendance;
  return (
    <div className={styles.root}>
      <ProgressBar label={messages.rewardBar} value={days.length / monthSpan(month).days} />
      <ol className={styles.steps}>
        {stepsOf(attendance).map((step) => (
          <li
            key={step.days}
            className={styles.step}
            data-got={step.isGot}
            style={assignInlineVars({ [styles.place]: `${step.place * 100}%` })}
          >
            <span className={styles.mark}>
              {step.isGot && <IconCheck size={11} strokeWidth={3.4} />}
            </span>
            <b className={styles.name}>{messages.stepName(step)}</b>
            <span>{step.isGot ? messages.got : messages.points(step.points)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
