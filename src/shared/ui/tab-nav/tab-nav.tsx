import type { ReactNode } from 'react';
import { Slot } from '@/shared/lib/slot';
import * as styles from './tab-nav.css';

export interface TabNavProps {
  /** Name of the navigation. */
  label: string;
  /** TabLinks. */
  children: ReactNode;
}

/** Row of links with the look of tabs, for pages that have addresses: a navigation, and no tabs to assistive technology. */
export function TabNav({ label, children }: TabNavProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {children}
    </nav>
  );
}

export interface TabLinkProps {
  /** The one link element; `aria-current="page"` marks the one visible. */
  children: ReactNode;
  /** Shares the width out evenly. */
  fill?: boolean;
}

/** One tab of a `TabNav`: a link to an address. */
export function TabLink({ children, fill = false }: TabLinkProps) {
  return <Slot className={styles.tab({ fill })}>{children}</Slot>;
}
