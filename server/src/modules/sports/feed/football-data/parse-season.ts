import {
  COLUMNS,
  HANDICAP_ODDS,
  pick,
  RESULT_ODDS,
  type Row,
  rowReader,
  TOTAL_ODDS,
} from './columns.ts';
import { linesOf, splitLine } from './csv.ts';
import { ukInstant } from './uk-time.ts';
import { cleanName, parseGoals, parseLine, parseOdds } from './values.ts';

export interface SeasonMatch {
  /** Line of the file, the header being line 1. */
  line: number;
  division: string;
  /** Date as the file writes it, in the form yyyy-mm-dd (UK). */
  date: string;
  startsAt: number;
  home: string;
  away: string;
  fullTime: { home: number; away: number };
  /** Null when the file has no half-time score. */
  halfTime: { home: number; away: number } | null;
  /** Hundredths, from one bookmaker or average each; null when the row has none. */
  result: { home: number; draw: number; away: number } | null;
  total: { over: number; under: number } | null;
  /** Home line in hundredths, quarter lines included. */
  handicap: { line: number; home: number; away: number } | null;
}

export interface SeasonProblem {
  line: number;
  message: string;
}

export interface Season {
  matches: SeasonMatch[];
  problems: SeasonProblem[];
}

const MAX_LINE = 200_000;
/** Of one file: all leagues of a year have some 8,000. */
const MAX_MATCHES = 10_000;
const MAX_PROBLEMS = 10_000;

function firstPrices(row: Row, makers: readonly (readonly string[])[]): number[] | null {
  for (const names of makers) {
    const prices = names.map((name) => parseOdds(row(name)));
    if (prices.every((price) => price !== null)) return prices;
  }
  return null;
}

function handicapOf(row: Row): SeasonMatch['handicap'] {
  for (const { lines, prices } of HANDICAP_ODDS) {
    const [home, away] = [parseOdds(row(prices[0])), parseOdds(row(prices[1]))];
    const line = parseLine(pick(row, lines));
    if (home !== null && away !== null && line !== null) return { line, home, away };
  }
  return null;
}

function pairOf(home: string, away: string): { home: number; away: number } | null {
  const [left, right] = [parseGoals(home), parseGoals(away)];
  return left === null || right === null ? null : { home: left, away: right };
}

function ukDate(text: string): string {
  const [day = '', month = '', year = ''] = text.split('/');
  const full = year.length === 2 ? `${Number(year) >= 70 ? 19 : 20}${year}` : year;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A row as a match, or what is wrong with it. */
function readRow(row: Row, line: number): SeasonMatch | string {
  const [date, time] = [pick(row, COLUMNS.date), pick(row, COLUMNS.time)];
  const startsAt = ukInstant(date, time);
  if (startsAt === null)
    return `no such date or time: "${cleanName(`${date} ${time}`.slice(0, 40))}"`;
  const [home, away] = [cleanName(pick(row, COLUMNS.home)), cleanName(pick(row, COLUMNS.away))];
  if (home === '' || away === '') return 'a team name is missing';
  if (home === away) return 'a team plays itself';
  const fullTime = pairOf(pick(row, COLUMNS.homeGoals), pick(row, COLUMNS.awayGoals));
  if (!fullTime) return 'the full-time score is missing or no whole number';
  const halfTexts = [pick(row, COLUMNS.homeHalf), pick(row, COLUMNS.awayHalf)] as const;
  const halfTime = pairOf(...halfTexts);
  if (!halfTime && halfTexts.some((text) => text !== ''))
    return 'the half-time score is no whole number';
  if (halfTime && (halfTime.home > fullTime.home || halfTime.away > fullTime.away))
    return 'more goals at half-time than at full time';
  const signs: Record<string, number> = { H: 1, D: 0, A: -1 };
  const sign = signs[pick(row, COLUMNS.result)];
  if (sign !== undefined && sign !== Math.sign(fullTime.home - fullTime.away))
    return 'the result does not fit the score';
  const prices = firstPrices(row, RESULT_ODDS);
  const totals = firstPrices(row, TOTAL_ODDS);
  return {
    line,
    division: cleanName(pick(row, COLUMNS.division)),
    date: ukDate(date),
    startsAt,
    home,
    away,
    fullTime,
    halfTime,
    result: prices && { home: prices[0] ?? 0, draw: prices[1] ?? 0, away: prices[2] ?? 0 },
    total: totals && { over: totals[0] ?? 0, under: totals[1] ?? 0 },
    handicap: handicapOf(row),
  };
}

/**
 * Reads a season file in the column format of football-data.co.uk, in its older and newer spellings.
 * Never throws: a broken row is reported with its line number and left out.
 */
export function parseSeason(text: string): Season {
  const season: Season = { matches: [], problems: [] };
  const lines = linesOf(text);
  const headerAt = lines.findIndex((line) => line.trim() !== '');
  const header = splitLine(lines[headerAt] ?? '') ?? [];
  const has = (names: readonly string[]) => names.some((name) => header.includes(name));
  if (
    ![COLUMNS.date, COLUMNS.home, COLUMNS.away, COLUMNS.homeGoals, COLUMNS.awayGoals].every(has)
  ) {
    season.problems.push({
      line: headerAt + 1 || 1,
      message: 'the header lacks the date, a team or the full-time score',
    });
    return season;
  }
  const seen = new Set<string>();
  const reader = rowReader(header);
  for (const [index, content] of lines.slice(headerAt + 1).entries()) {
    const line = headerAt + index + 2;
    if (season.problems.length >= MAX_PROBLEMS) {
      season.problems.push({ line, message: 'too many broken rows, nothing below is read' });
      break;
    }
    const cells = content.length > MAX_LINE ? null : splitLine(content);
    if (cells?.every((cell) => cell === '')) continue;
    const match = cells
      ? readRow(reader(cells), line)
      : 'a quote is not closed, or the line is too long';
    if (typeof match === 'string') {
      season.problems.push({ line, message: match });
      continue;
    }
    if (season.matches.length >= MAX_MATCHES) {
      season.problems.push({ line, message: `the file has ${MAX_MATCHES} matches already` });
      continue;
    }
    const key = `${match.division}|${match.date}|${match.home}|${match.away}`;
    if (seen.has(key))
      season.problems.push({ line, message: 'the match stands in the file twice' });
    else season.matches.push(match);
    seen.add(key);
  }
  return season;
}
