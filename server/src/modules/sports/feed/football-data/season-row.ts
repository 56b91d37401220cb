import {
  COLUMNS,
  COUNT_COLUMNS,
  HANDICAP_ODDS,
  pick,
  RESULT_ODDS,
  type Row,
  type SeasonCount,
  TOTAL_ODDS,
} from './columns.ts';
import { seasonOf } from './season-of.ts';
import { DATE_FORMS, type DateOrder, ukInstant } from './uk-time.ts';
import { cleanName, parseGoals, parseLine, parseOdds } from './values.ts';

export interface SeasonMatch {
  division: string;
  /** As the file names it, which only those of the extra leagues do. */
  country?: string;
  /** `2023/24`, or what the file's own column says. */
  season: string;
  /** Day of the match in the form yyyy-mm-dd (UK). */
  date: string;
  startsAt: number;
  /** Whether the file says the time; without it 15:00 is taken. */
  hasTime: boolean;
  home: string;
  away: string;
  fullTime: { home: number; away: number };
  /** Null when the file has no half-time score. */
  halfTime: { home: number; away: number } | null;
  /** Corners and cards of the whole match, each where the file has both sides of it. */
  counts?: Partial<Record<SeasonCount, { home: number; away: number }>>;
  /** Hundredths, from one bookmaker or average each; null when the row has none. */
  result: { home: number; draw: number; away: number } | null;
  total: { over: number; under: number } | null;
  /** Home line in hundredths, quarter lines included. */
  handicap: { line: number; home: number; away: number } | null;
}

/** What is wrong with one row: the value as it is written, and the form it should have. */
export interface RowProblem {
  what: string;
  value: string;
  expected: string;
}

/** The two sides of a row, by the names that a match of it has. */
export type Teams = Pick<SeasonMatch, 'home' | 'away'>;

/** What is wrong with rows of a file. */
export interface SeasonProblem extends RowProblem {
  /** Line of the file, the first being line 1. */
  line: number;
  /** How many rows are left out for it. */
  rows: number;
  /** Sides of those rows whose names can be read: they are in the file, whatever is wrong with them. */
  teams: readonly Teams[];
}

const SHOWN_VALUE = 40;
const GOALS_FORM = 'a whole number from 0 to 99';

/** Beginning of a text of the file, made fit for the terminal it is printed on. */
export function shown(text: string): string {
  // Cut first: it may have megabytes.
  return cleanName(text.slice(0, SHOWN_VALUE * 2)).slice(0, SHOWN_VALUE);
}

function problem(what: string, value: string, expected: string): RowProblem {
  return { what, value: shown(value), expected };
}

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

type Counts = NonNullable<SeasonMatch['counts']>;

const COUNT_NAMES: Readonly<Record<SeasonCount, string>> = {
  corner: 'the corners',
  'yellow-card': 'the yellow cards',
  'red-card': 'the red cards',
};

/** Corners and cards; undefined for a file that has none of them. */
function readCounts(row: Row): Counts | RowProblem | undefined {
  const counts: Counts = {};
  for (const counted of Object.keys(COUNT_COLUMNS) as SeasonCount[]) {
    const [home, away] = COUNT_COLUMNS[counted].map(row) as [string, string];
    if (home === '' && away === '') continue;
    const count = pairOf(home, away);
    if (!count)
      return problem(
        COUNT_NAMES[counted],
        `${home}:${away}`,
        `${GOALS_FORM} for each side, or nothing`,
      );
    counts[counted] = count;
  }
  return Object.keys(counts).length > 0 ? counts : undefined;
}

type Scores = Pick<SeasonMatch, 'fullTime' | 'halfTime'>;

function readScores(row: Row): Scores | RowProblem {
  const full = [pick(row, COLUMNS.homeGoals), pick(row, COLUMNS.awayGoals)] as const;
  const fullTime = pairOf(...full);
  if (!fullTime)
    return problem('the full-time score', full.join(':'), `${GOALS_FORM} for each side`);
  const half = [pick(row, COLUMNS.homeHalf), pick(row, COLUMNS.awayHalf)] as const;
  const halfTime = pairOf(...half);
  if (!halfTime && half.some((text) => text !== ''))
    return problem(
      'the half-time score',
      half.join(':'),
      `${GOALS_FORM} for each side, or nothing`,
    );
  if (halfTime && (halfTime.home > fullTime.home || halfTime.away > fullTime.away)) {
    const limit = `no more goals than at full time (${full.join(':')})`;
    return problem('the half-time score', half.join(':'), limit);
  }
  const signs: Record<string, number> = { H: 1, D: 0, A: -1 };
  const result = pick(row, COLUMNS.result);
  const sign = Object.hasOwn(signs, result) ? signs[result] : undefined;
  if (sign !== undefined && sign !== Math.sign(fullTime.home - fullTime.away))
    return problem('the result', result, `H, D or A as the score says (${full.join(':')})`);
  return { fullTime, halfTime };
}

function readPrices(row: Row): Pick<SeasonMatch, 'result' | 'total' | 'handicap'> {
  const prices = firstPrices(row, RESULT_ODDS);
  const totals = firstPrices(row, TOTAL_ODDS);
  return {
    result: prices && { home: prices[0] ?? 0, draw: prices[1] ?? 0, away: prices[2] ?? 0 },
    total: totals && { over: totals[0] ?? 0, under: totals[1] ?? 0 },
    handicap: handicapOf(row),
  };
}

function namesOf(row: Row): Teams {
  return {
    home: cleanName(pick(row, COLUMNS.home)),
    away: cleanName(pick(row, COLUMNS.away)),
  };
}

/** The two sides of a row, null where one has no name. */
export function teamsOf(row: Row): Teams | null {
  const teams = namesOf(row);
  return teams.home === '' || teams.away === '' ? null : teams;
}

/** Reads a row with dates of this order as a match, or says what is wrong with it. */
export function readRow(row: Row, order: DateOrder): SeasonMatch | RowProblem {
  const [day, time] = [pick(row, COLUMNS.date), pick(row, COLUMNS.time)];
  const instant = ukInstant(day, time, order);
  if (!instant) return problem('the date and time', `${day} ${time}`.trim(), DATE_FORMS[order]);
  const { home, away } = namesOf(row);
  if (home === '' || away === '') {
    const side = home === '' ? 'the home team' : 'the away team';
    return problem(side, pick(row, home === '' ? COLUMNS.home : COLUMNS.away), 'a name');
  }
  if (home === away) return problem('the away team', away, 'another name than the home team');
  const scores = readScores(row);
  if ('what' in scores) return scores;
  const counts = readCounts(row);
  if (counts && 'what' in counts) return counts;
  const division = cleanName(pick(row, COLUMNS.division));
  const country = cleanName(pick(row, COLUMNS.country));
  return {
    division,
    ...(country !== '' && { country }),
    season: seasonOf(division, instant.date, cleanName(pick(row, COLUMNS.season))),
    date: instant.date,
    startsAt: instant.at,
    hasTime: time !== '',
    home,
    away,
    ...scores,
    ...(counts && { counts }),
    ...readPrices(row),
  };
}
