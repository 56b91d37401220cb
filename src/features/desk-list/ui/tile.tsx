import type { ReactNode } from 'react';
import { Heading } from '@/shared/ui/heading';
import * as styles from './tile.css';

export interface TileProps {
  title: string;
  /** At the end of the title's line. */
  beside: ReactNode;
  children: ReactNode;
}

/** One of the parts beside the figures of the desk's first page. */
export function Tile({ title, beside, children }: TileProps) {
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {beside}
      </header>
      {children}
    </section>
  );
}

/** The lines of a tile. */
export function TileList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
