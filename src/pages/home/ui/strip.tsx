import type { ReactNode } from 'react';
import { SectionHead, type SectionHeadProps } from './section-head';
import { section } from './home-page.css';
import * as styles from './strip.css';

type Columns = 'four' | 'six' | 'wide';

export interface StripProps extends SectionHeadProps {
  /** How many cards a row of a desktop has; `wide` as many as there is room for. */
  columns: Columns;
  children: ReactNode;
}

/** A row of cards with its title. */
export function Strip({ columns, children, ...head }: StripProps) {
  return (
    <section className={section} aria-labelledby={head.id}>
      <SectionHead {...head} />
      <ul className={styles.strip({ columns })}>{children}</ul>
    </section>
  );
}

export interface StripItemProps {
  columns: Columns;
  children: ReactNode;
}

/** One card of a strip. */
export function StripItem({ columns, children }: StripItemProps) {
  return <li className={styles.item({ columns })}>{children}</li>;
}
