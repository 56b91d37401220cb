import type { ReactNode } from 'react';
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
  return (
    <div className={styles.parts}>
      <div className={styles.columns}>
        <div className={styles.member}>{member}</div>
        <div className={styles.form}>{form}</div>
        {open !== null && <section className={styles.open}>{open}</section>}
      </div>
      {history}
    </div>
  );
}
