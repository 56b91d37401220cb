import type { SeasonMatch, SeasonProblem } from './season-row.ts';

export interface ReadRow {
  /** Line of the file, the first being line 1. */
  line: number;
  match: SeasonMatch;
}

interface SingleMatches {
  matches: SeasonMatch[];
  /** Rows that say what a row above says. */
  repeated: number[];
  problems: SeasonProblem[];
}

const SHOWN_LINES = 5;

/** What rows of one match may say differently, as text; that they are unequal elsewhere is said of corners, cards and odds. */
const FACTS: readonly ((match: SeasonMatch) => string)[] = [
  ({ fullTime }) => `${fullTime.home}:${fullTime.away}`,
  ({ halfTime }) =>
    halfTime ? `${halfTime.home}:${halfTime.away} at half-time` : 'no half-time score',
  ({ startsAt, hasTime }) =>
    hasTime ? `${new Date(startsAt).toISOString().slice(11, 16)} UTC` : 'no time',
];

function keyOf({ country, division, season, home, away, date }: SeasonMatch): string {
  return JSON.stringify([country, division, season, home, away, date]);
}

function isOneText(texts: readonly string[]): boolean {
  return new Set(texts).size === 1;
}

/** The lines of one match with what each says: `line 2 says 1:0, line 3 says 1:1`. */
function saidBy(rows: readonly ReadRow[]): string {
  const fact = FACTS.find((textOf) => !isOneText(rows.map(({ match }) => textOf(match))));
  const said = rows
    .slice(0, SHOWN_LINES)
    .map(({ line, match }) => (fact ? `line ${line} says ${fact(match)}` : `line ${line}`))
    .concat(rows.length > SHOWN_LINES ? ['…'] : [])
    .join(', ');
  return fact ? said : `${said} differ in corners, cards or odds`;
}

function contradictionOf(rows: readonly ReadRow[], { line, match }: ReadRow): SeasonProblem {
  const { home, away, date } = match;
  return {
    line,
    what: 'the match',
    value: `${home} against ${away} on ${date}`,
    expected: `each match once; ${saidBy(rows)}`,
    rows: rows.length,
    teams: [{ home, away }],
  };
}

/** Rows of a file with each match once: of equal rows the first, and of rows that contradict each other none. */
export function singleMatches(rows: readonly ReadRow[]): SingleMatches {
  const single: SingleMatches = { matches: [], repeated: [], problems: [] };
  for (const group of Map.groupBy(rows, ({ match }) => keyOf(match)).values()) {
    const [first, ...others] = group as [ReadRow, ...ReadRow[]];
    if (isOneText(group.map(({ match }) => JSON.stringify(match)))) {
      single.matches.push(first.match);
      single.repeated.push(...others.map(({ line }) => line));
    } else single.problems.push(contradictionOf(group, first));
  }
  return single;
}
