import { type ReactNode, useId } from 'react';
import { IconCheck, IconChevronDown, IconClose, IconLock } from '@/shared/icons';
import * as styles from './verify-steps.css';

export interface VerifyStepProps {
  number: number;
  title: string;
  note: string;
  mark?: ReactNode;
  /** A locked step has no content yet. */
  look: 'plain' | 'failed' | 'locked';
  isOpen?: boolean;
  /** Without it the content is always shown. */
  onToggle?: () => void;
  children: ReactNode;
}

/** What a step was compared with: right or wrong. */
export function StepMark({ isRight, text }: { isRight: boolean; text: string }) {
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      {isRight ? <IconCheck size={13} /> : <IconClose size={13} />}
      {text}
    </span>
  );
}

/** One step of a verification with what it is made of. */
export function VerifyStep({
  number,
  title,
  note,
  mark,
  look,
  isOpen = true,
  onToggle,
  children,
}: VerifyStepProps) {
  const panelId = useId();
  const isLocked = look === 'locked';
  const words = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
      <span className={styles.mark({ look })}>{mark}</span>
    </>
  );
  return (
    <li className={styles.step}>
      <span className={styles.number({ look })} aria-hidden="true">
        {isLocked ? <IconLock size={13} /> : number}
      </span>
      <div className={styles.body}>
        {isLocked || !onToggle ? (
          <p className={styles.head}>{words}</p>
        ) : (
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={onToggle}
          >
            {words}
            <IconChevronDown size={14} className={styles.chevron} />
          </button>
        )}
        {isOpen && !isLocked && (
          <div id={panelId} className={styles.panel}>
            {children}
          </div>
        )}
      </div>
    </li>
  );
}
