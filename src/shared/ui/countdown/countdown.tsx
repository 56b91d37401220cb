import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clockText } from './clock-text';
import * as styles from './countdown.css';

export interface CountdownProps {
  /** Seconds left; the caller ticks. */
  seconds: number;
  /** What ends, for assistive technology. */
  label: string;
  /** From here down the figures warn. */
  urgentBelow?: number;
  /** Size of the figures. */
  size?: 'sm' | 'md' | 'lg';
}

/** Minutes and seconds that are left, of one width while they run. */
export function Countdown({ seconds, label, urgentBelow = 10, size }: CountdownProps) {
  return (
    <span
      role="timer"
      aria-label={label}
      className={styles.text({ size, urgent: seconds <= urgentBelow })}
    >
      {clockText(seconds)}
    </span>
  );
}

export interface CountdownRingProps extends Omit<CountdownProps, 'size'> {
  /** Length of the whole round in seconds. */
  total: number;
  /** Word under the figures. */
  caption?: string;
  /** `sm` goes into a row: whole seconds alone, in the colour around it. */
  size?: 'sm' | 'lg';
}

/** Round clock of a stage; the ring empties with the time. */
export function CountdownRing({
  seconds,
  total,
  label,
  urgentBelow = 10,
  caption,
  size = 'lg',
}: CountdownRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  return (
    <div
      className={styles.ring}
      data-size={size}
      data-urgent={seconds <= urgentBelow}
      style={assignInlineVars({ [styles.share]: share.toFixed(4) })}
    >
      {size === 'sm' ? (
        <span role="timer" aria-label={label} className={styles.ringSeconds}>
          {Math.max(0, Math.ceil(seconds))}
        </span>
      ) : (
        <span className={styles.ringText}>
          <Countdown seconds={seconds} label={label} urgentBelow={urgentBelow} size="lg" />
        </span>
      )}
      {caption && <span className={styles.caption}>{caption}</span>}
    </div>
  );
}
