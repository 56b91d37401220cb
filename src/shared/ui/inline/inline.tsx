import type { ReactNode } from 'react';
import type { Align, Gap, Justify, LayoutElement } from '../layout';
import * as styles from './inline.css';

export interface InlineProps {
  /** Items, side by side. */
  children?: ReactNode;
  /** Distance between items, a step of the 4 px grid. */
  gap?: Gap;
  /** Where items stand in height. */
  align?: Align;
  /** How spare width is shared out. */
  justify?: Justify;
  /** Goes on in the next line when the width is used up. */
  wrap?: boolean;
  /** The element to draw. */
  as?: LayoutElement;
  /** Class of the slice, for what the primitive does not say. */
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Things in a row. */
export function Inline({
  children,
  gap,
  align,
  justify,
  wrap,
  as: Element = 'div',
  className,
  ...rest
}: InlineProps) {
  const own = styles.root({ gap, align, justify, wrap });
  return (
    <Element {...rest} className={className ? `${own} ${className}` : own}>
      {children}
    </Element>
  );
}
