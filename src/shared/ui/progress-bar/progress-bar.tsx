import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './progress-bar.css';

export interface ProgressBarProps {
  /** What is measured or awaited. */
  label: string;
  /** Share done, 0 to 1; left out while it is not known. */
  value?: number;
  /** Share that would be done then, drawn palely behind what is. */
  ahead?: number;
  /** What both shares say, for assistive technology. */
  valueText?: string;
  /** In the text, or a hairline at the top of the window. */
  place?: 'inline' | 'top';
  /** Colour of the filled part. */
  tone?: 'brand' | 'warn' | 'money' | 'quiet';
  /** Thin where it belongs to a line of text. */
  size?: 'base' | 'thin';
}

const percentOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** How much is done, or that something is under way. */
export function ProgressBar({
  label,
  value,
  ahead,
  valueText,
  place,
  tone = 'brand',
  size,
}: ProgressBarProps) {
  const known = value !== undefined;
  const percent = known ? percentOf(value) : undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={styles.root({ place, size })}
    >
      {ahead !== undefined && (
        <div
          className={styles.ahead({ tone })}
          style={assignInlineVars({ [styles.share]: `${percentOf(ahead)}%` })}
        />
      )}
      <div
        className={styles.fill({ tone, known })}
        style={assignInlineVars({ [styles.share]: `${percent ?? 0}%` })}
      />
    </div>
  );
}

export interface SegmentBarProps {
  /** What the steps mean, with the count in words. */
  label: string;
  /** Number of steps. */
  count: number;
  /** Steps reached. */
  filled: number;
}

/** Steps towards a goal, such as the folders of a bonus. */
export function SegmentBar({ label, count, filled }: SegmentBarProps) {
  return (
    <div role="img" aria-label={label} className={styles.segments}>
      {Array.from({ length: count }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
        <span key={step} className={styles.segment} data-filled={step < filled} />
      ))}
    </div>
  );
}
