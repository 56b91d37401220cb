import type { ReactNode } from 'react';
import * as styles from './empty-state.css';

export interface EmptyStateProps {
  /** That there is nothing, in a few words. */
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** Icon above the title. */
  icon?: ReactNode;
}

/** In place of a list: that there is nothing, and what to do next. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
