import { COLUMNS, pick, type Row, rowReader } from './columns.ts';
import { linesOf, splitLine } from './csv.ts';
import { contradiction, type DateLines, type PartOrder, partOrders } from './date-order.ts';
import { type ReadRow, singleMatches } from './doubles.ts';
import { type BrokenHeader, type Part, partsOf } from './parts.ts';
import {
  readRow,
  type RowProblem,
  type SeasonMatch,
  type SeasonProblem,
  shown,
  type Teams,
  teamsOf,
} from './season-row.ts';
import { type DateForm, dateForm, type DateOrder } from './uk-time.ts';

export interface Season {
  matches: SeasonMatch[];
  problems: SeasonProblem[];
  /** What is in the file and no match, or was decided of it, with nothing left out for it. */
  notes: string[];
}

const MAX_LINE = 200_000;
/** Of one file: all leagues of a year have some 8,000. */
const MAX_MATCHES = 10_000;
const MAX_PROBLEMS = 10_000;
const SHOWN_LINES = 5;

const BROKEN_LINE: RowProblem = {
  what: 'the line',
  value: '',
  expected: 'every quote closed, and at most 200,000 characters',
};

const FULL: RowProblem = {
  what: 'the file',
  value: '',
  expected: `at most ${MAX_MATCHES} matches in one file`,
};

/** Rows as they are read, those of all parts below each other. */
interface Reading {
  rows: ReadRow[];
  problems: SeasonProblem[];
}

interface PartRow {
  /** Place among the lines of the file. */
  at: number;
  /** Null where the line cannot be cut into cells. */
  row: Row | null;
}

function* rowsOf(lines: readonly string[], part: Part): Generator<PartRow> {
  const reader = rowReader(part.header);
  for (let at = part.from; at < part.to; at += 1) {
    const text = lines[at] ?? '';
    const cells = text.length > MAX_LINE ? null : splitLine(text, part.delimiter);
    if (!cells?.every((cell) => cell === '')) yield { at, row: cells && reader(cells) };
  }
}

function dateLines(lines: readonly string[], part: Part): DateLines {
  const first = new Map<DateForm, number>();
  for (const { at, row } of rowsOf(lines, part)) {
    const form = row && dateForm(pick(row, COLUMNS.date));
    if (form && !first.has(form)) first.set(form, at + 1);
  }
  return first;
}

/** The two sides of a row where their names can be read. */
function teamsIn(row: Row | null): Teams[] {
  const teams = row && teamsOf(row);
  return teams ? [teams] : [];
}

/** All that is below a place, that line included, as a problem of rows that nobody reads. */
function unread(lines: readonly string[], at: number, problem: RowProblem): SeasonProblem {
  const rows = lines.slice(at).filter((line) => line.trim() !== '').length;
  return { line: at + 1, ...problem, rows: Math.max(1, rows), teams: [] };
}

/** Reads the rows of a part; false where the file has too many broken ones to read on. */
function readPart(
  lines: readonly string[],
  part: Part,
  order: DateOrder,
  { rows, problems }: Reading,
): boolean {
  for (const { at, row } of rowsOf(lines, part)) {
    if (problems.length >= MAX_PROBLEMS) {
      const expected = 'fewer broken rows; nothing below is read';
      problems.push(unread(lines, at, { what: 'the file', value: '', expected }));
      return false;
    }
    const line = at + 1;
    const found = row ? readRow(row, order) : BROKEN_LINE;
    const match = !('what' in found) && rows.length >= MAX_MATCHES ? FULL : found;
    if ('what' in match) problems.push({ line, ...match, rows: 1, teams: teamsIn(row) });
    else rows.push({ line, match });
  }
  return true;
}

/** A part whose dates contradict each other: none of its rows is read, for half of them would be on wrong days. */
function refused(lines: readonly string[], part: Part, dates: DateLines): SeasonProblem {
  const rows = [...rowsOf(lines, part)];
  const teams = rows.flatMap(({ row }) => teamsIn(row));
  const line = (rows[0]?.at ?? part.from) + 1;
  const expected = contradiction(dates);
  return { line, what: 'the dates', value: '', expected, rows: rows.length, teams };
}

function headerProblem(
  lines: readonly string[],
  { at, missing }: BrokenHeader,
  isFirst: boolean,
): SeasonProblem {
  const columns = `columns as football-data.co.uk names them; there is no ${missing.join(', no ')}`;
  const expected = isFirst ? columns : `${columns}; nothing below is read`;
  return unread(lines, at, { what: 'the header', value: '', expected });
}

function readParts(
  lines: readonly string[],
  parts: readonly Part[],
  orders: readonly PartOrder[],
): Reading & { isWhole: boolean } {
  const reading: Reading = { rows: [], problems: [] };
  for (const [index, part] of parts.entries()) {
    const { order, lines: dates } = orders[index] as PartOrder;
    if (order === null) reading.problems.push(refused(lines, part, dates));
    else if (!readPart(lines, part, order, reading)) return { ...reading, isWhole: false };
  }
  return { ...reading, isWhole: true };
}

function listed(lines: readonly number[]): string {
  return `${lines.slice(0, SHOWN_LINES).join(', ')}${lines.length > SHOWN_LINES ? ', …' : ''}`;
}

function notesOf(
  titles: readonly { line: number; text: string }[],
  orders: readonly PartOrder[],
  repeated: readonly number[],
): string[] {
  const american = orders.find(({ order }) => order === 'mdy');
  return [
    ...titles.map(({ line, text }) => `line ${line} is above the header: ${shown(text)}`),
    ...(american ? [`dates are read as m/d/yyyy, as in line ${american.lines.get('mdy')}`] : []),
    ...(repeated.length > 0
      ? [`${repeated.length} rows repeat a row above and are left out: lines ${listed(repeated)}`]
      : []),
  ];
}

/**
 * Reads a season file in the column format of football-data.co.uk, in its older and newer spellings, with commas,
 * semicolons or tabs; one that is put together of several has a header above each. Never throws: what is broken or
 * contradicts itself is reported with its line number and left out.
 */
export function parseSeason(text: string): Season {
  const lines = linesOf(text);
  const { parts, titles, strays, broken } = partsOf(lines);
  const orders = partOrders(parts.map((part) => dateLines(lines, part)));
  const { rows, problems, isWhole } = readParts(lines, parts, orders);
  const single = singleMatches(rows);
  const expected = 'no row above the header';
  const above = strays.map((at) => {
    const value = shown(lines[at] ?? '');
    return { line: at + 1, what: 'the line', value, expected, rows: 1, teams: [] };
  });
  const header = broken && isWhole ? [headerProblem(lines, broken, parts.length === 0)] : [];
  return {
    matches: single.matches,
    problems: [...above, ...problems, ...single.problems, ...header].sort(
      (one, other) => one.line - other.line,
    ),
    notes: notesOf(
      titles.map((at) => ({ line: at + 1, text: lines[at] ?? '' })),
      orders,
      single.repeated,
    ),
  };
}

/** One sentence for all rows that have the same fault, in the order of their first rows. */
export function describeProblems(
  problems: readonly SeasonProblem[],
): { line: number; text: string }[] {
  const groups = Map.groupBy(problems, ({ what, expected }) => `${what}|${expected}`);
  return [...groups.values()].map((rows) => {
    const [first, ...others] = rows as [SeasonProblem, ...SeasonProblem[]];
    const value = first.value === '' ? 'cannot be read' : `is "${first.value}"`;
    const lines = others.slice(0, 5).map(({ line }) => line);
    const rest = others.length > lines.length ? ', …' : '';
    const count =
      others.length === 0 ? '' : `; so are ${others.length} more rows: ${lines.join(', ')}${rest}`;
    return { line: first.line, text: `${first.what} ${value}; expected ${first.expected}${count}` };
  });
}
