import { type ReactNode, useCallback, useRef } from 'react';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { messages } from './messages';
import * as styles from './request-columns.css';

export interface RequestColumnsProps {
  /** What is asked with. */
  form: ReactNode;
  /** Who asks, and what is needed for it. */
  member: ReactNode;
  /** What is under way; null for nothing. */
  open?: ReactNode;
  /** Below all of it. */
  history?: ReactNode;
}

/** A page that asks for money: the form, the member and what is under way beside it, what was before below. */
export function RequestColumns({ form, member, open = null, history }: RequestColumnsProps) {
  const openRef = useRef<HTMLElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  // To the request that was sent just now, and back to the form when it was taken back.
  const lead = useCallback((isOpen: boolean) => {
    if (isOpen) openRef.current?.focus();
    // Staff may have decided it just now: the page stays where it is read.
    else formRef.current?.focus({ preventScroll: true });
  }, []);
  useLostFocus(open !== null, lead);
  return (
    <div className={styles.parts}>
      <div className={styles.columns}>
        <div className={styles.member}>{member}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: a form is within it */}
        <div
          ref={formRef}
          role="group"
          aria-label={messages.form}
          tabIndex={-1}
          className={styles.form}
        >
          {form}
        </div>
        {open !== null && (
          <section ref={openRef} aria-label={messages.open} tabIndex={-1} className={styles.open}>
            {open}
          </section>
        )}
      </div>
      {history}
    </div>
  );
}
