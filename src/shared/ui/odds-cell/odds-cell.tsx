import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconLock } from '@/shared/icons';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './odds-cell.css';
import * as mark from './odds-mark.css';
import * as name from './odds-name.css';
import type { OddsAlign, OddsLayout, OddsStatus, OddsTone } from './variants';
import { type OddsFace, writeFace } from './write-face';

export interface OddsCellProps {
  /** Id of the selection; also in `data-selection`. */
  selectionId: string;
  /** Name of the outcome; left out in a compact cell. */
  label?: ReactNode;
  /** Line or short mark beside the name, such as -1.0. */
  line?: string;
  /** Tells the price as it is now; read with each new function, and whenever `listen` calls back. */
  readFace: () => OddsFace;
  /** Calls back when the price may be another one; returns what ends it. */
  listen?: (onChange: () => void) => () => void;
  /** The selection is on the slip. */
  selected?: boolean;
  /** Suspended and closed cells stay in place, dimmed, with a lock. */
  status?: OddsStatus;
  /** Pressed while open; takes the id, so that one function serves every cell. */
  onSelect?: (selectionId: string) => void;
  /** Name beside odds, above them, beside and above by width, odds alone, or a small sign above them. */
  layout?: OddsLayout;
  /** Side of the name. */
  align?: OddsAlign;
  /** Colour of the name. */
  tone?: OddsTone;
  /** Odds in the colour of money, as on minigame boards. */
  oddsTone?: 'plain' | 'money';
  /** Reached by Tab; false inside of a grid, which leads the focus itself. */
  isTabStop?: boolean;
}

function OddsCellView({
  selectionId,
  label,
  line,
  readFace,
  listen,
  selected = false,
  status = 'open',
  onSelect,
  layout = 'auto',
  align = 'start',
  tone = 'plain',
  oddsTone = 'plain',
  isTabStop = true,
}: OddsCellProps) {
  const open = status === 'open';
  const root = useRef<HTMLButtonElement>(null);
  const spoken = useRef<HTMLSpanElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const move = useRef<HTMLSpanElement>(null);

  // Past React, which draws these parts empty and so never undoes it: for each frame of a busy board it would walk the
  // whole page to change a few figures.
  useLayoutEffect(() => {
    let shown: OddsFace | null = null;
    function write(): void {
      const face = readFace();
      const parts = {
        root: root.current,
        spoken: spoken.current,
        figure: figure.current,
        mark: move.current,
      };
      writeFace(parts, face, shown);
      shown = face;
    }
    write();
    return listen?.(write);
  }, [readFace, listen]);

  return (
    <button
      ref={root}
      type="button"
      className={styles.root({ layout, align })}
      data-selection={selectionId}
      data-status={status}
      tabIndex={isTabStop ? undefined : -1}
      aria-pressed={selected}
      // Not `disabled`: the cell must keep focus while the market is suspended for a moment.
      aria-disabled={!open || undefined}
      onClick={open ? () => onSelect?.(selectionId) : undefined}
    >
      <VisuallyHidden ref={spoken} />
      {label !== undefined && (
        <span
          aria-hidden="true"
          className={name.root({ tone, reversed: align === 'end', small: layout === 'sign' })}
        >
          <span className={name.text}>{label}</span>
          {line && <span className={name.line}>{line}</span>}
        </span>
      )}
      <span
        aria-hidden="true"
        className={styles.odds({ tone: oddsTone, align, small: layout === 'sign' })}
      >
        <span ref={figure} className={styles.figure} />
        <span ref={move} className={mark.root({ layout, align })} />
        {!open && (
          <span className={mark.root({ layout, align })}>
            <IconLock size={12} />
          </span>
        )}
      </span>
    </button>
  );
}

/** One price on a board. A tick writes its face only; React draws it again when its status or choice changes. */
export const OddsCell = memo(OddsCellView);
