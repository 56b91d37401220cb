import { type Score, scoreForPeriod } from '#rules/scores.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import { countName, periodLabel } from '@/entities/market-dictionary';
import type { MatchResult } from '../api';

/** One column of points beside the names of the teams. */
export interface ScoreColumn {
  key: string;
  /** Over the column. */
  label: string;
  scoreOf: (result: MatchResult) => Score | null | undefined;
}

/** More than so many have their numbers alone over them. */
const NAMED = 5;
/** What does not fit beside the names is read in the table of the match. */
const MOST = 12;
const COUNTED = ['corner', 'card'] as const;

const shortName = (sport: SportKey, code: number) =>
  periodLabel(sport, code).replace(/^(전반|후반)전$/, '$1');

/** How wide the columns of a league are together; many are closer. */
export function scoresWidth({ length }: readonly ScoreColumn[]): string {
  return `${length * (length > 7 ? 26 : 36)}px`;
}

/** The parts that any match of a league was played in, and what football counts beside goals. */
export function scoreColumns(results: readonly MatchResult[], sport: SportKey): ScoreColumn[] {
  const { regulation, overtime } = sportOf(sport);
  const codes = [...regulation, ...overtime].filter((code) =>
    results.some(({ scores }) => scores[code] !== undefined),
  );
  const isNamed = codes.length <= NAMED;
  const parts = codes.slice(0, MOST).map((code) => ({
    key: `${code}`,
    label: isNamed || code > 9 ? shortName(sport, code) : `${code}`,
    scoreOf: ({ scores }: MatchResult) => scores[code],
  }));
  const counted = COUNTED.filter((name) => results.some(({ counts }) => counts?.[name])).map(
    (name) => ({
      key: name,
      label: countName(name).slice(0, 2),
      scoreOf: ({ counts }: MatchResult) => {
        const count = counts?.[name];
        return count && scoreForPeriod(count, 'full', sport);
      },
    }),
  );
  return [...parts, ...(sport === 'football' ? counted : [])];
}
