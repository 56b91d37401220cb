import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in CSS pixels. */
  size?: number | string;
  /** Names the icon; without it the icon is decoration. */
  'aria-label'?: string;
  /** Class of the slice. */
  className?: string;
  /** Width of the strokes on the 24-unit grid. */
  strokeWidth?: number;
}

interface SvgIconProps extends IconProps {
  children: ReactNode;
}

/** Frame of the house's own drawings, alike in grid and stroke to the library's. */
export function SvgIcon({
  size = 24,
  strokeWidth = 2,
  children,
  className,
  'aria-label': label,
}: SvgIconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
