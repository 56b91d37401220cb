/** Whether a row has a box, a lock in place of one because somebody else has it, or nothing. */
export type RowCheck = 'open' | 'locked' | 'none';

/** Boxes before the rows, by which several are worked on at once. */
export interface RowChecks<Row> {
  /** Keys of the rows that are checked. */
  checked: ReadonlySet<string>;
  /** The same function from one drawing to the next, so that rows are not drawn again. */
  onCheck: (keys: readonly string[], isChecked: boolean) => void;
  checkOf: (row: Row) => RowCheck;
  /** Names of the box of all rows, and of what a row has. */
  labelOfAll: string;
  labelOf: (row: Row) => string;
}

/** Keys of the rows that have a box. */
export function openKeys<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { checkOf }: Pick<RowChecks<Row>, 'checkOf'>,
): readonly string[] {
  return rows.filter((row) => checkOf(row) === 'open').map(rowKey);
}
