import type { ReactNode } from 'react';
import { IconError, IconInfo, IconSuccess, IconWarning } from '@/shared/icons';
import * as styles from './banner.css';

export interface BannerProps {
  /** What happened and what to do. */
  children?: ReactNode;
  /** Short heading. */
  title?: string;
  /** Weight of the message; an error is announced at once. */
  tone?: 'info' | 'success' | 'warn' | 'error';
  /** Button or link at the end. */
  action?: ReactNode;
}

const icons = {
  info: IconInfo,
  success: IconSuccess,
  warn: IconWarning,
  error: IconError,
} as const;

/** What the member has to know about the page or form below; stays until its reason is gone. */
export function Banner({ children, title, tone = 'info', action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.root({ tone })} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} className={styles.icon({ tone })} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
