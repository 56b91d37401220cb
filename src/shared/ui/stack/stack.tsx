import type { ReactNode } from 'react';
import type { Align, Gap, Justify, LayoutElement } from '../layout';
import * as styles from './stack.css';

export interface StackProps {
  /** Items, one under another. */
  children?: ReactNode;
  /** Distance between items, a step of the 4 px grid. */
  gap?: Gap;
  /** Where items stand across. */
  align?: Align;
  /** How spare height is shared out. */
  justify?: Justify;
  /** The element to draw. */
  as?: LayoutElement;
  /** Class of the slice, for what the primitive does not say. */
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Things below each other. */
export function Stack({
  children,
  gap,
  align,
  justify,
  as: Element = 'div',
  className,
  ...rest
}: StackProps) {
  const own = styles.root({ gap, align, justify });
  return (
    <Element {...rest} className={className ? `${own} ${className}` : own}>
      {children}
    </Element>
  );
}
