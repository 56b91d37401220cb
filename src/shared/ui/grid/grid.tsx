import type { ReactNode } from 'react';
import type { Align, Gap, LayoutElement } from '../layout';
import * as styles from './grid.css';
import type { GridColumns, GridPhoneColumns } from './variants';

export interface GridProps {
  /** Cells, of equal width. */
  children?: ReactNode;
  /** Number of columns. */
  columns?: GridColumns;
  /** Number of columns at 768 px and below; as `columns` when left out. */
  phoneColumns?: GridPhoneColumns;
  /** Distance between cells, a step of the 4 px grid. */
  gap?: Gap;
  /** Where cells stand in their row. */
  align?: Align;
  /** The element to draw. */
  as?: LayoutElement;
  /** Class of the slice, for what the primitive does not say. */
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Cells of equal width, fewer in a row on phones where that is said. */
export function Grid({
  children,
  columns,
  phoneColumns,
  gap,
  align,
  as: Element = 'div',
  className,
  ...rest
}: GridProps) {
  const own = styles.root({ columns, phoneColumns, gap, align });
  return (
    <Element {...rest} className={className ? `${own} ${className}` : own}>
      {children}
    </Element>
  );
}
