/** What a page key goes by. */
const pageRows = 12;

/** Returns the row, from 0, that a key leads to from another, -1 for none; null for a key that leads nowhere. */
export function targetOf(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(at + pageRows, last);
    case 'PageUp':
      return Math.max(at - pageRows, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
