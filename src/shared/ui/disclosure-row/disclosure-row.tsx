import { type ReactNode, useId } from 'react';
import { IconChevronDown } from '@/shared/icons';
import * as styles from './disclosure-row.css';

export interface DisclosureRowProps {
  isOpen?: boolean;
  onToggle?: () => void;
  /** A badge before the title. */
  mark?: ReactNode;
  title: string;
  /** The title stands out: it was not read yet. */
  isNew?: boolean;
  /** At the end: when, by whom. */
  meta?: ReactNode;
  /** What is below while the row is open. */
  children: ReactNode;
}

/** A line of a list that opens below itself. */
export function DisclosureRow({
  isOpen = false,
  onToggle,
  mark,
  title,
  isNew = false,
  meta,
  children,
}: DisclosureRowProps) {
  const panelId = useId();
  return (
    <li className={styles.root}>
      <button
        type="button"
        className={styles.button}
        data-unread={isNew}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => onToggle?.()}
      >
        <span className={styles.state}>{mark}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.when}>{meta}</span>
        <IconChevronDown size={16} className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  );
}
