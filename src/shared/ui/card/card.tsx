import type { ReactNode } from 'react';
import * as styles from './card.css';
import type { CardPadding } from './variants';

export interface CardProps {
  /** Content. */
  children: ReactNode;
  /** Inner distance, a step of the 4 px grid. */
  padding?: CardPadding;
  /** Plain surface, well, raised, stage with its glow, or a card that is a target. */
  look?: 'plain' | 'sunken' | 'raised' | 'stage' | 'interactive';
  /** Cuts content at the rounded corners. */
  clip?: boolean;
  /** The element to draw. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Class of the slice, for what the primitive does not say. */
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** A surface that holds what belongs together. */
export function Card({
  children,
  padding,
  look,
  clip,
  as: Element = 'div',
  className,
  ...rest
}: CardProps) {
  const own = styles.root({ padding, look, clip });
  return (
    <Element {...rest} className={className ? `${own} ${className}` : own}>
      {children}
    </Element>
  );
}
