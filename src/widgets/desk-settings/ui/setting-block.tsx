import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import * as styles from './setting-block.css';

export interface SettingBlockProps {
  /** What is set here. */
  title: string;
  /** What is set now, beside the title. */
  value?: ReactNode;
  /** What it does. */
  note?: string;
  /** How it is changed. */
  children: ReactNode;
}

/** One group of settings: what it is now, what it does and how it is changed. */
export function SettingBlock({ title, value, note, children }: SettingBlockProps) {
  return (
    <Card as="section" aria-label={title} className={styles.root}>
      <div className={styles.head}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {value}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Card>
  );
}
