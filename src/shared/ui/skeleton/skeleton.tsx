import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './skeleton.css';

export interface SkeletonProps {
  /** Width of what will stand here: pixels or a CSS length. */
  width?: number | string;
  /** Height of what will stand here: pixels or a CSS length. */
  height?: number | string;
  /** Line of text, box or circle. */
  shape?: 'line' | 'box' | 'circle';
}

function length(value: number | string): string {
  return typeof value === 'number' ? `${value}px` : value;
}

/** In place of content that loads. The region around it carries `aria-busy`. */
export function Skeleton({ width = '100%', height = 16, shape = 'line' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.root({ shape })}
      style={assignInlineVars({
        [styles.inlineSize]: length(width),
        [styles.blockSize]: length(height),
      })}
    />
  );
}
