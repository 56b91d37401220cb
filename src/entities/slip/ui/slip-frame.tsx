import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from './messages';
import * as styles from './slip-frame.css';

export interface SlipToolsProps {
  /** Nothing is on the slip. */
  isEmpty: boolean;
  onClear: () => void;
  /** Beside the button that clears the slip. */
  children?: ReactNode;
}

/** The end of the slip's head, in the column and in the sheet. */
export function SlipTools({ isEmpty, onClear, children }: SlipToolsProps) {
  return (
    <span className={styles.tools}>
      {!isEmpty && (
        <button type="button" className={styles.clear} onClick={() => onClear()}>
          {messages.clear}
        </button>
      )}
      {children}
    </span>
  );
}

export interface SlipFrameProps extends ComponentProps<'section'> {
  title: string;
  /** Picks on the slip. */
  count: number;
  /** The count in words. */
  countLabel: string;
  tools: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  footer: ReactNode;
}

/** A slip as a column of 336 px beside the page; with the attributes of its section. */
export function SlipFrame({
  title,
  count,
  countLabel,
  tools,
  footer,
  children,
  ...section
}: SlipFrameProps) {
  return (
    <section {...section} className={styles.column} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Badge tone="solid" round>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{countLabel}</VisuallyHidden>
        </Badge>
        {tools}
      </header>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{footer}</div>
    </section>
  );
}

export interface SlipFigureProps {
  label: string;
  value: string;
  /** What the bet may bring, larger than the rest. */
  isPayout?: boolean;
  /** Between the two. */
  children?: ReactNode;
}

/** A line of a slip's foot. */
export function SlipFigure({ label, value, isPayout = false, children }: SlipFigureProps) {
  return (
    <div className={isPayout ? styles.expected : styles.figure}>
      <span>{label}</span>
      {children}
      <b className={isPayout ? styles.payout : styles.value}>{value}</b>
    </div>
  );
}
