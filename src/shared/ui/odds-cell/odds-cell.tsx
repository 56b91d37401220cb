import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconLock } from '@/shared/icons';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './odds-cell.css';
import * as mark from './odds-mark.css';
import * as name from './odds-name.css';
import type { OddsAlign, OddsLayout, OddsStatus, OddsTone } from './variants';
import { createFaceWriter, type OddsFace, type WriteFace } from './write-face';

export interface OddsCellProps {
  /** Id of the selection; also in `data-selection`. */
  selectionId: string;
  /** Name of the outcome; left out in a compact cell. */
  label?: ReactNode;
  /** Line or short mark beside the name, such as -1.0. */
  line?: string;
  /** The price as it is now; read with each new function, and whenever `listen` calls back. */
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
  const writeFace = useRef<WriteFace>(null);
  const markClass = mark.root({ layout, align });

  // Past React, which draws these words not at all and so never undoes it: for each frame of a busy board it would walk the
  // whole page to change a few figures.
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    writeFace.current ??= createFaceWriter(root.current);
    const write = () => writeFace.current?.(readFace(), markClass);
    write();
    return listen?.(write);
  }, [readFace, listen, markClass]);

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
      <VisuallyHidden />
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
        {!open && (
          <span className={markClass}>
            <IconLock size={12} />
          </span>
        )}
      </span>
    </button>
  );
}

/** One price on a board. A tick writes its face only; React draws it again when its status or choice changes. */
export const OddsCell = memo(OddsCellView);
