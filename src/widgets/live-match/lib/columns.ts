import { BREAK_CODE, type SportKey, sportOf } from '#rules/sports.ts';
import type { Course } from '@/features/match-course';
import { countName, type NamedCount, periodLabel } from '@/entities/market-dictionary';

export interface ScoreColumn {
  code: string;
  /** As narrow as a score: 전반, 3, 연장. */
  short: string;
  /** As it is spoken: 전반전, 3쿼터. */
  name: string;
}

/** Sports whose number of parts is not known before the end, with how many are shown at least. */
const OPEN_ENDED: Readonly<Partial<Record<SportKey, number>>> = {
  volleyball: 3,
  'e-sports': 3,
  tennis: 2,
  'table-tennis': 3,
  badminton: 2,
};
const LAST_NUMBERED = 9;

function shortOf(name: string, code: number): string {
  return code <= LAST_NUMBERED ? String(code) : name.replace(/^(전반|후반)전$/, '$1');
}

/** The parts that a scoreboard shows: those of regulation time, and of the others those that have begun. */
export function scoreColumns(sport: SportKey, scores: Course['scores']): ScoreColumn[] {
  const { regulation, overtime } = sportOf(sport);
  const least = OPEN_ENDED[sport] ?? regulation.length;
  const hasBegun = (code: number) => scores[String(code)] !== undefined;
  const shown = [
    ...regulation.filter((code, at) => at < least || hasBegun(code)),
    ...overtime.filter(hasBegun),
  ];
  return shown.map((code) => {
    const name = periodLabel(sport, code);
    return { code: String(code), short: shortOf(name, code), name };
  });
}

/** Whether a column is the part that is played. */
export function isRunning(column: ScoreColumn, period: string | undefined): boolean {
  return period !== String(BREAK_CODE) && column.code === period;
}

/** What a scoreboard shows beside the score. */
const SHOWN_COUNTS = [
  ...(['corner', 'yellow-card', 'red-card', 'kill', 'tower'] as const),
] satisfies NamedCount[];

export interface CountColumn {
  counted: (typeof SHOWN_COUNTS)[number];
  /** As it is spoken: 코너킥, 경고. */
  name: string;
  score: { home: number; away: number };
}

/** The latest map of a series that has begun; null before the first. */
export function lastMap(scores: Course['scores']): string | null {
  const codes = sportOf('e-sports').regulation.map(String);
  return codes.findLast((code) => scores[code] !== undefined) ?? null;
}

/**
 * The columns of what is counted beside the score; none of what a feed does not have. Of a series of maps it is that of the latest
 * one: each begins again.
 */
export function countColumns(
  sport: SportKey,
  { scores = {}, counts }: Partial<Pick<Course, 'scores' | 'counts'>>,
): CountColumn[] {
  const part = (sport === 'e-sports' ? lastMap(scores) : null) ?? 'live';
  return SHOWN_COUNTS.flatMap((counted) => {
    const score = counts?.[counted]?.[part];
    return score ? [{ counted, name: countName(counted), score }] : [];
  });
}
