import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';

export interface SlotProps {
  /** The one element that takes the class and the attributes; its own attributes win. */
  children: ReactNode;
  className?: string;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Puts a class and attributes on its child in place of an element of its own; throws unless there is exactly one. */
export function Slot({ children, className, ...attributes }: SlotProps) {
  const child = Children.only(children) as ReactElement<{ className?: string }>;
  const classes = [className, child.props.className].filter(Boolean).join(' ');
  return cloneElement(child, {
    ...attributes,
    ...child.props,
    ...(classes && { className: classes }),
  });
}
