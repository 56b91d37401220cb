import type { ReactNode } from 'react';
import { Section, type SectionHeadProps } from '../section';
import * as styles from './strip.css';

type Columns = 'four' | 'six' | 'wide';

export interface StripProps extends SectionHeadProps {
  /** How many cards a row of a desktop has; `wide` as many as there is room for. */
  columns: Columns;
  children: ReactNode;
}

/** A row of cards under its title; in a narrow container it is swiped. */
export function Strip({ columns, children, ...head }: StripProps) {
  return (
    <Section {...head}>
      <ul className={styles.strip({ columns })}>{children}</ul>
    </Section>
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
