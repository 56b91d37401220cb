import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './draw-frame.css';

/** What is said of a result; without its strong words nothing is. */
interface DrawChip {
  label?: string;
  strong: string;
  rest?: string;
}

export interface DrawFrameProps {
  /** Said below the picture, which keeps their place free before. */
  chips: readonly DrawChip[];
  /** How much of the chips is seen, 0 to 1. */
  shown: number;
  /** The picture, drawn in 440 by 164 units. */
  children: ReactNode;
}

/** A picture of a draw with what it came to below. Hidden from screen readers: the table says it in words. */
export function DrawFrame({ chips, shown, children }: DrawFrameProps) {
  return (
    <div aria-hidden="true" className={styles.root}>
      <svg viewBox="0 0 440 164" aria-hidden="true" className={styles.picture}>
        {children}
      </svg>
      <div className={styles.chips} style={assignInlineVars({ [styles.shown]: String(shown) })}>
        {chips
          .filter(({ strong }) => strong !== '')
          .map(({ label, strong, rest }) => (
            <span key={`${label} ${strong}`} className={styles.chip}>
              {label}
              <span className={styles.strong}>{strong}</span>
              {rest}
            </span>
          ))}
      </div>
    </div>
  );
}
