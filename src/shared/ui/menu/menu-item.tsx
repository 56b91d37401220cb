import type { ReactNode } from 'react';
import { Slot } from '@/shared/lib/slot';
import * as styles from './menu-item.css';

export interface MenuItemProps {
  /** The one link or button that takes the look. */
  children: ReactNode;
}

/** A link or a button in a menu. */
export function MenuItem({ children }: MenuItemProps) {
  return (
    <Slot data-menu-item="" className={styles.item}>
      {children}
    </Slot>
  );
}
