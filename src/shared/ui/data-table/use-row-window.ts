import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';

/** What the head takes, pixels. */
const headHeight = 34;

interface RowWindow<Row> {
  frame: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Index of the current row, -1 for none; it is drawn wherever it is. */
  at: number;
  rowHeight: number;
}

/** The rows that are drawn, the visible ones and the current one, by their distance from the top in pixels. */
export function useRowWindow<Row>({ frame, rows, rowKey, at, rowHeight }: RowWindow<Row>) {
  // The virtualizer is one object that changes inside, which the compiler must not remember.
  'use no memo';
  // Another function would have all rows measured again.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler leaves this hook alone
  const virtualizer = useVirtualizer({
    count: rows.length,
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
