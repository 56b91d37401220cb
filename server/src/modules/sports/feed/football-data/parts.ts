import { COLUMNS } from './columns.ts';
import { type Delimiter, delimiterOf, splitLine } from './csv.ts';

/** Rows below one header, which end where the file has another. */
export interface Part {
  header: readonly string[];
  delimiter: Delimiter;
  /** Places of its rows among the lines of the file: the first of them, and the first that is none. */
  from: number;
  to: number;
}

/** A header that lacks columns, by its place among the lines. */
export interface BrokenHeader {
  at: number;
  missing: string[];
}

interface SeasonParts {
  parts: Part[];
  /** Places of lines above the first header that say something of the file. */
  titles: number[];
  /** Places of lines above the first header that have as many cells as a row. */
  strays: number[];
  /** Nothing from there on is in a part. */
  broken: BrokenHeader | null;
}

/** A title, a blank line and what a spreadsheet says of its delimiter may be above a header. */
const LINES_ABOVE = 10;
const DELIMITER_LINE = /^"?sep=[^a-z0-9]*$/i;

/** Columns without which no row can be read. */
const NEEDED = ['date', 'home', 'away', 'homeGoals', 'awayGoals'] as const;

function missingColumns(header: readonly string[]): string[] {
  return NEEDED.filter((key) => !COLUMNS[key].some((name) => header.includes(name))).map((key) =>
    COLUMNS[key].join(' or '),
  );
}

/** Whether a line names columns, be it in other letters or with a quote too many: no match has such cells. */
function looksLikeHeader(line: string, delimiter: Delimiter): boolean {
  const cells = line
    .toLowerCase()
    .replaceAll('"', '')
    .split(delimiter)
    .map((cell) => cell.trim());
  const found = NEEDED.filter((key) =>
    COLUMNS[key].some((name) => cells.includes(name.toLowerCase())),
  );
  // Two teams may be called Home and Away.
  return found.includes('date') ? found.length >= 2 : found.length >= 3;
}

interface Header extends Pick<Part, 'header' | 'delimiter'> {
  missing: string[];
}

function headerIn(line: string): Header | null {
  const delimiter = delimiterOf(line);
  if (!looksLikeHeader(line, delimiter)) return null;
  const header = splitLine(line, delimiter) ?? [];
  return { header, delimiter, missing: missingColumns(header) };
}

function isAsFullAsRow(line: string): boolean {
  const cells = splitLine(line, delimiterOf(line)) ?? [];
  return cells.filter((cell) => cell !== '').length >= NEEDED.length;
}

function noHeader(lines: readonly string[]): SeasonParts {
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first] ?? '';
  const missing = missingColumns(splitLine(line, delimiterOf(line)) ?? []);
  return { parts: [], titles: [], strays: [], broken: { at: Math.max(0, first), missing } };
}

/** Puts a line above the first header where it belongs. */
function sortAbove(found: SeasonParts, at: number, line: string): void {
  if (DELIMITER_LINE.test(line.trim())) return;
  if (isAsFullAsRow(line)) found.strays.push(at);
  else found.titles.push(at);
}

/** Lines of a season file as parts with a header each: files of several leagues or years are put one below the other. */
export function partsOf(lines: readonly string[]): SeasonParts {
  const found: SeasonParts = { parts: [], titles: [], strays: [], broken: null };
  let above = 0;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const part = found.parts.at(-1);
    if (!part && above === LINES_ABOVE) break;
    const next = headerIn(line);
    if (!next) {
      above += 1;
      if (!part) sortAbove(found, at, line);
      continue;
    }
    if (part) part.to = at;
    const { missing, ...header } = next;
    if (missing.length > 0) return { ...found, broken: { at, missing } };
    found.parts.push({ ...header, from: at + 1, to: lines.length });
  }
  return found.parts.length > 0 ? found : noHeader(lines);
}
