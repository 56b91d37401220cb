import type { ReactNode } from 'react';
import { IconClose, IconError, IconInfo, IconSuccess, IconWarning } from '@/shared/icons';
import { IconButton } from '../icon-button';
import * as styles from './toast.css';

export type ToastTone = 'info' | 'success' | 'warn' | 'error';

export interface ToastProps {
  /** What happened. */
  children: ReactNode;
  /** A second line: what belongs to it. */
  note?: ReactNode;
  /** Weight of the news. */
  tone?: ToastTone;
  /** Shown before the close button: one short action. */
  action?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Asked to go away. */
  onClose: () => void;
}

const icons = {
  info: IconInfo,
  success: IconSuccess,
  warn: IconWarning,
  error: IconError,
} as const;

/** News of a moment that needs no answer. */
export function Toast({ children, note, tone = 'info', action, closeLabel, onClose }: ToastProps) {
  const Icon = icons[tone];
  return (
    <li className={styles.toast()} data-tone={tone}>
      <Icon size={18} className={styles.icon({ tone })} />
      <div className={styles.words}>
        {note ? <b>{children}</b> : children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action}
      <IconButton size="sm" label={closeLabel} onClick={onClose}>
        <IconClose size={16} />
      </IconButton>
    </li>
  );
}
