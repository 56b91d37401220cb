import type { ReactNode } from 'react';
import * as styles from './text.css';
import type { TextSize, TextTone, TextWeight } from './variants';

export interface TextProps {
  /** The words. */
  children?: ReactNode;
  /** Step of the type scale; inherited when left out. */
  size?: TextSize;
  /** Weight; inherited when left out. */
  weight?: TextWeight;
  /** Meaning of the colour; inherited when left out. */
  tone?: TextTone;
  /** Alignment of the lines. */
  align?: 'start' | 'center' | 'end';
  /** Figures of one width, for money, odds and clocks. */
  numeric?: boolean;
  /** One line, cut with an ellipsis; put the whole text in `title` where it matters. */
  truncate?: boolean;
  /** Keeps the line breaks of the text. */
  preserveLines?: boolean;
  /** The element to draw. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'b' | 'del' | 'time' | 'dt' | 'dd' | 'label' | 'li';
  /** Shown by the browser on hover. */
  title?: string;
  /** Anchor for aria references. */
  id?: string;
  /** ISO instant, for `as="time"`. */
  dateTime?: string;
  /** The field it names, for `as="label"`. */
  htmlFor?: string;
  /** Class of the slice, for what the primitive does not say. */
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Words and figures in the sizes and colours of the theme. */
export function Text({
  children,
  size,
  weight,
  tone,
  align,
  numeric,
  truncate,
  preserveLines,
  as = 'span',
  className,
  ...rest
}: TextProps) {
  // The union of elements takes the union of their attributes; each caller passes those of its own element.
  const Element = as as 'label';
  const own = styles.root({ size, weight, tone, align, numeric, truncate, preserveLines });
  return (
    <Element {...rest} className={className ? `${own} ${className}` : own}>
      {children}
    </Element>
  );
}
