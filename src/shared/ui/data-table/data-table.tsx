import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { BodyRow } from './body-row';
import * as styles from './data-table.css';
import { HeadRow } from './head-row';
import { openKeys, type RowChecks } from './row-checks';
import { targetOf } from './target-of';
import { columnsWithin, leastOf, type TableView } from './use-data-table';
import { useRoom } from './use-room';

export interface DataTableProps<Row> {
  /** Name of the table, for assistive technology. */
  label: string;
  /** Rows and columns, of `useDataTable`. */
  view: TableView<Row>;
  /** Key of the row that is worked on; null for none. */
  current: string | null;
  /** Another row was chosen by pointer or arrow. */
  onCurrent: (key: string) => void;
  /** Enter on the current row. */
  onEnter?: () => void;
  /** A row that cannot be worked on now is drawn back. */
  isQuiet?: (row: Row) => boolean;
  /** Boxes before the rows. */
  checks?: RowChecks<Row>;
  /** Height of the rows: 34 or 44 px. */
  density?: TableDensity;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
}

export type TableDensity = 'compact' | 'roomy';

const rowHeights: Record<TableDensity, number> = { compact: 34, roomy: 44 };
/** What the head takes, pixels. */
const headHeight = 34;
/** Width of the boxes, pixels. */
const checkWidth = 40;

interface RowWindow {
  frame: RefObject<HTMLElement | null>;
  /** Key of each row, in their order. */
  keyAt: (index: number) => string | number;
  count: number;
  /** Index of the current row, -1 for none; it is drawn wherever it is. */
  at: number;
  rowHeight: number;
}

/** The rows that are drawn, those in view and the current one, by their distance from the top in pixels. */
function useRowWindow({ frame, keyAt, count, at, rowHeight }: RowWindow) {
  // The virtualizer is one object that changes inside, which the compiler must not remember.
  'use no memo';
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler leaves this hook alone
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 8,
    // The head stays over the rows.
    scrollPaddingStart: headHeight,
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      if (at === -1 || drawn.includes(at)) return drawn;
      return [...drawn, at].sort((one, other) => one - other);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured again
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer]);
  useEffect(() => {
    if (at !== -1) virtualizer.scrollToIndex(at);
  }, [at, virtualizer]);
  return { drawn: virtualizer.getVirtualItems(), total: virtualizer.getTotalSize() };
}

/** Dense table for thousands of rows: the visible ones are drawn, one of them is current, arrows lead on. */
export function DataTable<Row>({
  label,
  view,
  current,
  onCurrent,
  onEnter,
  isQuiet,
  checks,
  density = 'compact',
  empty,
}: DataTableProps<Row>) {
  const { rows, rowKey, sorted, onSort } = view;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const beside = checks ? checkWidth : 0;
  const columns = useMemo(
    () => columnsWithin(view.columns, room === null ? null : room - beside),
    [view.columns, room, beside],
  );
  const rowHeight = rowHeights[density];
  const at = current === null ? -1 : rows.findIndex((row) => rowKey(row) === current);
  // Another function would have all rows measured again.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const { drawn, total } = useRowWindow({ frame, keyAt, count: rows.length, at, rowHeight });

  function choose(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.target.closest('[data-check]')) return;
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key !== undefined) onCurrent(key);
  }
  function lead(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const target = targetOf(event.key, at, rows.length - 1);
    const row = target === null ? undefined : rows[target];
    if (row !== undefined) {
      event.preventDefault();
      onCurrent(rowKey(row));
    } else if (event.key === 'Enter' && at !== -1) {
      event.preventDefault();
      onEnter?.();
    }
  }

  return (
    <div ref={frame} className={styles.frame}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which one row is worked on is a grid
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-activedescendant={at === -1 ? undefined : `${id}${current}`}
        tabIndex={0}
        className={styles.table}
        style={assignInlineVars({
          [styles.least]: `${leastOf(columns) + beside}px`,
          [styles.rowSize]: `${rowHeight}px`,
        })}
        onClick={choose}
        onKeyDown={lead}
      >
        <colgroup>
          {checks && <col className={styles.checkColumn} />}
          {columns.map(({ id: column, width }) => (
            <col
              key={column}
              className={styles.column}
              style={assignInlineVars({ [styles.width]: width ? `${width}px` : 'auto' })}
            />
          ))}
        </colgroup>
        <thead className={styles.head}>
          <HeadRow
            columns={columns}
            sorted={sorted}
            onSort={onSort}
            {...(checks && { checks: { ...checks, keys: openKeys(rows, rowKey, checks) } })}
          />
        </thead>
        <tbody>
          {drawn.map(({ index, key, start }, place) => {
            const row = rows[index];
            if (row === undefined) return null;
            const own = rowKey(row);
            return (
              <Fragment key={key}>
                <Space height={start - (drawn[place - 1]?.end ?? 0)} />
                <BodyRow
                  row={row}
                  columns={columns}
                  rowId={`${id}${own}`}
                  dataKey={own}
                  index={index}
                  isCurrent={index === at}
                  isQuiet={isQuiet?.(row) === true}
                  {...(checks && {
                    check: checks.checkOf(row),
                    isChecked: checks.checked.has(own),
                    checkLabel: checks.labelOf(row),
                    onCheck: checks.onCheck,
                  })}
                />
              </Fragment>
            );
          })}
          <Space height={total - (drawn.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

/** Holds the place of the rows that are not drawn. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td className={styles.space} style={assignInlineVars({ [styles.height]: `${height}px` })} />
    </tr>
  );
}
