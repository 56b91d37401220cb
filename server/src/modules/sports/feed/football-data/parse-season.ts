import { COLUMNS, rowReader } from './columns.ts';
import { delimiterOf, linesOf, splitLine } from './csv.ts';
import { readRow, type RowProblem, type SeasonMatch } from './season-row.ts';

export interface SeasonProblem extends RowProblem {
  /** Line of the file, the first being line 1. */
  line: number;
}

export interface Season {
  matches: SeasonMatch[];
  problems: SeasonProblem[];
}

const MAX_LINE = 200_000;
/** Of one file: all leagues of a year have some 8,000. */
const MAX_MATCHES = 10_000;
const MAX_PROBLEMS = 10_000;

/** Columns without which no row can be read. */
const NEEDED = ['date', 'home', 'away', 'homeGoals', 'awayGoals'] as const;

const BROKEN_LINE: RowProblem = {
  what: 'the line',
  value: '',
  expected: 'every quote closed, and at most 200,000 characters',
};

function missingColumns(header: readonly string[]): string[] {
  return NEEDED.filter((key) => !COLUMNS[key].some((name) => header.includes(name))).map((key) =>
    COLUMNS[key].join(' or '),
  );
}

/**
 * Reads a season file in the column format of football-data.co.uk, in its older and newer spellings, with commas,
 * semicolons or tabs. Never throws: a broken row is reported with its line number and left out.
 */
export function parseSeason(text: string): Season {
  const season: Season = { matches: [], problems: [] };
  const lines = linesOf(text);
  const headerAt = lines.findIndex((line) => line.trim() !== '');
  const headerLine = lines[headerAt] ?? '';
  const delimiter = delimiterOf(headerLine);
  const header = splitLine(headerLine, delimiter) ?? [];
  const missing = missingColumns(header);
  if (missing.length > 0) {
    const expected = `columns as football-data.co.uk names them; there is no ${missing.join(', no ')}`;
    season.problems.push({ line: headerAt + 1 || 1, what: 'the header', value: '', expected });
    return season;
  }
  const seen = new Set<string>();
  const reader = rowReader(header);
  for (const [index, content] of lines.slice(headerAt + 1).entries()) {
    const line = headerAt + index + 2;
    if (season.problems.length >= MAX_PROBLEMS) {
      const expected = 'fewer broken rows; nothing below is read';
      season.problems.push({ line, what: 'the file', value: '', expected });
      break;
    }
    const cells = content.length > MAX_LINE ? null : splitLine(content, delimiter);
    if (cells?.every((cell) => cell === '')) continue;
    const match = cells ? readRow(reader(cells)) : BROKEN_LINE;
    if ('what' in match) {
      season.problems.push({ line, ...match });
      continue;
    }
    if (season.matches.length >= MAX_MATCHES) {
      const expected = `at most ${MAX_MATCHES} matches in one file`;
      season.problems.push({ line, what: 'the file', value: '', expected });
      continue;
    }
    const key = JSON.stringify([match.division, match.date, match.home, match.away]);
    if (seen.has(key)) {
      const value = `${match.home} against ${match.away} on ${match.date}`;
      season.problems.push({ line, what: 'the match', value, expected: 'each match once' });
    } else season.matches.push(match);
    seen.add(key);
  }
  return season;
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
