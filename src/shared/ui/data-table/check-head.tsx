import { useLayoutEffect, useRef } from 'react';
import * as styles from './data-table.css';
import type { RowChecks } from './row-checks';

export interface CheckHeadProps {
  /** Keys of the rows that have a box. */
  keys: readonly string[];
  checked: ReadonlySet<string>;
  label: string;
  onCheck: RowChecks<never>['onCheck'];
}

/** The box of all rows that may be checked. */
export function CheckHead({ keys, checked, label, onCheck }: CheckHeadProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => checked.has(key)).length;
  const isWhole = keys.length > 0 && count === keys.length;
  const isPart = count > 0 && !isWhole;
  useLayoutEffect(() => {
    // No attribute says it.
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <th scope="col" className={`${styles.checkCell} ${styles.checkHead}`}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className={styles.box}
        checked={isWhole}
        disabled={keys.length === 0}
        onChange={(event) => onCheck(keys, event.target.checked)}
      />
    </th>
  );
}
