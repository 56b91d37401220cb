import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react';
import { BodyRow } from './body-row';
import * as styles from './data-table.css';
import { HeadRow } from './head-row';
import { openKeys, type RowChecks } from './row-checks';
import { targetOf } from './target-of';
import { columnsWithin, type DataColumn, leastOf, type TableView } from './use-data-table';
import { useRoom } from './use-room';
import { useRowWindow } from './use-row-window';

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
/** Width of the boxes, pixels. */
const checkWidth = 40;

/** Key of the row that was pressed, other than on its box. */
function pressedKey({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || target.closest('[data-check]')) return undefined;
  return target.closest<HTMLElement>('[data-key]')?.dataset.key;
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
  const { drawn, total } = useRowWindow({ frame, rows, rowKey, at, rowHeight });

  function choose(event: MouseEvent) {
    const key = pressedKey(event);
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
        <ColumnWidths columns={columns} hasChecks={checks !== undefined} />
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

interface ColumnWidthsProps<Row> {
  columns: readonly DataColumn<Row>[];
  hasChecks: boolean;
}

function ColumnWidths<Row>({ columns, hasChecks }: ColumnWidthsProps<Row>) {
  return (
    <colgroup>
      {hasChecks && <col className={styles.checkColumn} />}
      {columns.map(({ id, width }) => (
        <col
          key={id}
          className={styles.column}
          style={assignInlineVars({ [styles.width]: width ? `${width}px` : 'auto' })}
        />
      ))}
    </colgroup>
  );
}

/** In place of the rows that are not drawn. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td className={styles.space} style={assignInlineVars({ [styles.height]: `${height}px` })} />
    </tr>
  );
}
