import type { ReactNode } from 'react';
import type { IconCheck } from '@/shared/icons';
import * as styles from './verify-band.css';

export interface Verdict {
  look: 'ok' | 'failed' | 'neutral';
  Icon: typeof IconCheck;
  title: string;
  text: string;
}

export interface VerifyBandProps {
  verdict: Verdict;
  /** What is beside the words. */
  children?: ReactNode;
}

/** What came of a verification. */
export function VerifyBand({ verdict: { look, Icon, title, text }, children }: VerifyBandProps) {
  return (
    <section className={styles.root({ look })}>
      <span className={styles.sign({ look })}>
        <Icon size={24} />
      </span>
      <div role="status">
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
