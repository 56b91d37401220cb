import type { ReactElement } from 'react';
import { Slot } from '@/shared/lib/slot';
import * as styles from './icon-link.css';

export interface IconLinkProps {
  /** The link itself, with its icon and its name for assistive technology. */
  children: ReactElement;
}

/** The look of a link with an icon alone at the head of a line, as large as a thumb. */
export function IconLink({ children }: IconLinkProps) {
  return <Slot className={styles.root}>{children}</Slot>;
}
