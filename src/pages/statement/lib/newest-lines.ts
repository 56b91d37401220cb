import type { StatementLine } from '@/entities/statement';

interface FirstPage {
  items: readonly StatementLine[];
  /** Null where it is the only page. */
  next: unknown;
}

/**
 * Puts the lines of a first page on top of those that are known, each once; null where lines between the two were not read, for
 * more have come than the page holds.
 */
export function withNewest(
  known: readonly StatementLine[],
  { items, next }: FirstPage,
): readonly StatementLine[] | null {
  const oldest = items.at(-1);
  const newest = known[0];
  const isWhole =
    next === null || (newest !== undefined && oldest !== undefined && oldest.seq <= newest.seq);
  if (!isWhole) return null;
  const seqs = new Set(items.map(({ seq }) => seq));
  return [...items, ...known.filter(({ seq }) => !seqs.has(seq))];
}
