/** Lists the page numbers visible: at most `size`, one-based, with `page` as near the middle as the ends allow. */
export function pageWindow(page: number, pageCount: number, size = 5): number[] {
  const count = Math.min(size, pageCount);
  const first = Math.min(
    Math.max(1, page - Math.floor(size / 2)),
    Math.max(1, pageCount - count + 1),
  );
  return Array.from({ length: count }, (_, at) => first + at);
}
