import type { ReactNode } from 'react';
import * as styles from './heading.css';

export interface HeadingProps {
  /** The title. */
  children: ReactNode;
  /** Level in the outline of the page. */
  level?: 1 | 2 | 3 | 4;
  /** Look, where it differs from the level. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  /** Anchor for `aria-labelledby`. */
  id?: string;
  /** Class of the slice, for what the primitive does not say. */
  className?: string;
}

/** A heading of the page or of one of its parts; level and look are chosen apart. */
export function Heading({ children, level = 2, size = `h${level}`, id, className }: HeadingProps) {
  const Element = `h${level}` as const;
  const own = styles.root({ size });
  return (
    <Element id={id} className={className ? `${own} ${className}` : own}>
      {children}
    </Element>
  );
}
