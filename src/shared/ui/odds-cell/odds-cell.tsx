import { memo, type ReactNode } from 'react';
import { IconLock } from '@/shared/icons';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './odds-cell.css';
import * as mark from './odds-mark.css';
import type { OddsAlign, OddsLayout, OddsMove, OddsStatus, OddsTone } from './variants';

export interface OddsCellProps {
  /** Id of the selection; also stands in `data-selection`. */
  selectionId: string;
  /** Name of the outcome; left out in a compact cell. */
  label?: ReactNode;
  /** Line or short mark beside the name, such as -1.0. */
  line?: string;
  /** Odds with two decimals. */
  odds: string;
  /** The odds have just moved; the caller takes it back after about 1.5 s. */
  move?: OddsMove | null;
  /** The selection is on the slip. */
  selected?: boolean;
  /** Suspended and closed cells stay in place, dimmed, with a lock. */
  status?: OddsStatus;
  /** Everything in one sentence: "아스널 승, 배당 1.72, 상승, 선택됨". */
  ariaLabel: string;
  /** Pressed while open; takes the id, so that one function serves every cell. */
  onSelect?: (selectionId: string) => void;
  /** Name beside odds, above them, beside and above by width, or odds alone. */
  layout?: OddsLayout;
  /** Side of the name. */
  align?: OddsAlign;
  /** Colour of the name. */
  tone?: OddsTone;
  /** Odds in the colour of money, as on minigame boards. */
  oddsTone?: 'plain' | 'money';
}

function OddsCellView({
  selectionId,
  label,
  line,
  odds,
  move = null,
  selected = false,
  status = 'open',
  ariaLabel,
  onSelect,
  layout = 'auto',
  align = 'start',
  tone = 'plain',
  oddsTone = 'plain',
}: OddsCellProps) {
  const open = status === 'open';
  return (
    <button
      type="button"
      className={styles.root({ layout, align })}
      data-selection={selectionId}
      data-status={status}
      data-move={open && move ? move : undefined}
      aria-pressed={selected}
      // Not `disabled`: the cell must keep focus while the market is suspended for a moment.
      aria-disabled={!open || undefined}
      onClick={open ? () => onSelect?.(selectionId) : undefined}
    >
      <VisuallyHidden>{ariaLabel}</VisuallyHidden>
      {label !== undefined && (
        <span aria-hidden="true" className={styles.name({ tone, reversed: align === 'end' })}>
          <span className={styles.nameText}>{label}</span>
          {line && <span className={styles.line}>{line}</span>}
        </span>
      )}
      <span aria-hidden="true" className={styles.odds({ tone: oddsTone, align })}>
        <span className={styles.figure}>{odds}</span>
        {open && move && (
          <span className={mark.root({ layout, align })}>{move === 'up' ? '▲' : '▼'}</span>
        )}
        {!open && (
          <span className={mark.root({ layout, align })}>
            <IconLock size={12} />
          </span>
        )}
      </span>
    </button>
  );
}

/** One price on a board. Memoised: a tick draws the cells whose props changed and no other. */
export const OddsCell = memo(OddsCellView);
