/** Rows of one page, as the specification has it. */
export const itemsPerPage = 15;

export interface Paged<T> {
  items: readonly T[];
  page: number;
  pageCount: number;
  totalCount: number;
}

/** Cuts out one page, from 1; a page past the end is the last one. */
export function paginate<T>(all: readonly T[], page: number): Paged<T> {
  const totalCount = all.length;
  const pageCount = Math.max(1, Math.ceil(totalCount / itemsPerPage));
  const shown = Math.min(page, pageCount);
  const from = (shown - 1) * itemsPerPage;
  return { items: all.slice(from, from + itemsPerPage), page: shown, pageCount, totalCount };
}
