import type { ReactNode } from 'react';
import { IconError } from '@/shared/icons';
import * as styles from './field-error.css';

export interface FieldErrorProps {
  /** What is wrong and what to do; nothing is drawn without it. */
  children?: ReactNode;
  /** Anchor for the field's `aria-describedby`. */
  id?: string;
}

/** The sentence below a field that does not take its value; announced when it appears. */
export function FieldError({ children, id }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p className={styles.root} id={id} role="alert">
      <IconError size={14} />
      <span>{children}</span>
    </p>
  );
}
