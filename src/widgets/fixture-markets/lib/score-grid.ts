import type { Market, Score } from '@/entities/game';
import { parseWhole } from '@/shared/lib/typed-number';
import type { SportKey } from '#rules/sport-keys.ts';
import { sportOf } from '#rules/sports.ts';

/** The prices of a market on the exact score, with the goals of the home side down and those of the away side across. */
interface ScoreGrid {
  /** Goals of the away side over the columns, the fewest first. */
  columns: readonly number[];
  rows: readonly ScoreGridRow[];
  /** Places of the outcomes that are no score of two numbers: any other score. */
  others: readonly number[];
}

interface ScoreGridRow {
  /** Goals of the home side. */
  home: number;
  /** Places of the outcomes in their market, by column; null where the score is not offered. */
  cells: readonly (number | null)[];
}

/** By market type the place of its part among those of regulation time; null for the whole match. */
const PARTS: ReadonlyMap<number, number | null> = new Map([
  ...([
    [6, null],
    [9, 0],
    [100, 1],
    [900053, 2],
  ] as const),
]);
/** In the others the exact score is one of a few: sets and maps. */
const GOAL_SPORTS: readonly SportKey[] = ['football', 'ice-hockey'];
const SCORE = /^(\d{1,2})-(\d{1,2})$/;
const NIL: Score = { home: 0, away: 0 };

/** Whether a market is shown as a grid of scores. */
export function isScoreGrid(typeId: number, sport: SportKey): boolean {
  return PARTS.has(typeId) && GOAL_SPORTS.includes(sport);
}

/** The score that a market on the exact score has reached: of the match, or of its part as far as that is known. */
export function reachedScore(
  typeId: number,
  sport: SportKey,
  { total, parts }: { total: Score | null; parts: Readonly<Record<string, Score>> },
): Score {
  const part = PARTS.get(typeId) ?? null;
  if (part === null) return total ?? NIL;
  return parts[String(sportOf(sport).regulation[part])] ?? NIL;
}

function scoreOf(outcome: string): Score | null {
  const [, home = '', away = ''] = SCORE.exec(outcome) ?? [];
  const goals = { home: parseWhole(home) ?? null, away: parseWhole(away) ?? null };
  return goals.home === null || goals.away === null ? null : { home: goals.home, away: goals.away };
}

const ascending = (goals: readonly number[]) => [...new Set(goals)].sort((a, b) => a - b);

/** Lays the outcomes of a market out by score, from the one that is reached on: what lies before cannot come any more. */
export function scoreGrid({ outcomes }: Pick<Market, 'outcomes'>, reached: Score): ScoreGrid {
  const read = outcomes.map(({ outcome }, at) => ({ at, score: scoreOf(outcome) }));
  const scores = read.flatMap(({ at, score }) =>
    score && score.home >= reached.home && score.away >= reached.away ? [{ at, ...score }] : [],
  );
  const columns = ascending(scores.map(({ away }) => away));
  const placeOf = (home: number, away: number) =>
    scores.find((one) => one.home === home && one.away === away)?.at ?? null;
  return {
    columns,
    rows: ascending(scores.map(({ home }) => home)).map((home) => ({
      home,
      cells: columns.map((away) => placeOf(home, away)),
    })),
    others: read.filter(({ score }) => score === null).map(({ at }) => at),
  };
}

/** Odds (hundredths) up to which a score is tinted: the shorter, the stronger. */
const TINTS = [
  [1000, 2],
  [1600, 1],
] as const;

type ScoreTint = 0 | 1 | 2;

/** How strongly a score is tinted by its odds, hundredths; not at all without them. */
export function scoreTint(odds: number | null): ScoreTint {
  return TINTS.find(([most]) => odds !== null && odds <= most)?.[1] ?? 0;
}
