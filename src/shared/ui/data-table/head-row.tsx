import { CheckHead } from './check-head';
import * as styles from './data-table.css';
import type { RowChecks } from './row-checks';
import type { DataColumn, TableView } from './use-data-table';

interface HeadRowProps<Row> extends Pick<TableView<Row>, 'sorted' | 'onSort'> {
  columns: readonly DataColumn<Row>[];
  /** Left out in a table without boxes; the keys are of the rows that have one. */
  checks?: Pick<RowChecks<Row>, 'checked' | 'onCheck' | 'labelOfAll'> & { keys: readonly string[] };
}

/** The headings, by which the rows are sorted. */
export function HeadRow<Row>({ columns, sorted, onSort, checks }: HeadRowProps<Row>) {
  return (
    <tr aria-rowindex={1}>
      {checks && (
        <CheckHead
          keys={checks.keys}
          checked={checks.checked}
          label={checks.labelOfAll}
          onCheck={checks.onCheck}
        />
      )}
      {columns.map(({ id, header, align = 'start' }) => {
        const isSorted = sorted?.id === id;
        const direction = sorted?.isDescending ? 'descending' : 'ascending';
        const arrow = (
          <span aria-hidden="true" className={styles.arrow}>
            {isSorted && (sorted.isDescending ? '▼' : '▲')}
          </span>
        );
        return (
          <th
            key={id}
            scope="col"
            aria-sort={isSorted ? direction : undefined}
            className={styles.headCell({ align })}
          >
            <button type="button" className={styles.sort} onClick={() => onSort(id)}>
              {/* On the free side of the words, which end above their figures. */}
              {align === 'end' && arrow}
              {header}
              {align === 'start' && arrow}
            </button>
          </th>
        );
      })}
    </tr>
  );
}
