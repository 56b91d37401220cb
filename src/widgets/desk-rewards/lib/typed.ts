import { formatCount } from '@/shared/lib/format';
import { parsePercent, parseWhole } from '@/shared/lib/typed-number';

/** Reads odds or dollars with two decimals at most as hundredths, from the least on; null for anything else. */
export function hundredthsFrom(text: string, least: number): number | null {
  const value = parsePercent(text);
  return value !== null && value >= least ? value : null;
}

/** Writes hundredths with two decimals, as they would be typed. @example formatHundredths(150) // '1.50' */
export function formatHundredths(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Whether staff may call a quest or a tournament so. */
export function isTitle(text: string): boolean {
  const { length } = text.trim();
  return length >= 2 && length <= 60;
}

/** What ranks or days get: from one to another, both included. */
export interface PointLine {
  from: number;
  to: number;
  points: number;
}

const linePattern = /^(\d{1,4})(?:\s*[-–~]\s*(\d{1,4}))?\s*[위일]?[\s:]+([\d,]+)\s*[pP]?$/;

/** Reads points of ranks or days, one to a line; null where a line is none. @example parseLines('1 3,000\n2-5 500') */
export function parseLines(text: string): PointLine[] | null {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const read = lines.map((line) => {
    const [, from = '', to = from, points = ''] = linePattern.exec(line.trim()) ?? [];
    return { from: parseWhole(from), to: parseWhole(to), points: parseWhole(points) };
  });
  return read.every((line): line is PointLine => Object.values(line).every((one) => one))
    ? read
    : null;
}

/** Writes them as they would be typed. */
export function formatLines(lines: readonly PointLine[]): string {
  return lines
    .map(({ from, to, points }) =>
      [from === to ? String(from) : `${from}-${to}`, formatCount(points)].join(' '),
    )
    .join('\n');
}
