import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { Side } from './match-facts.ts';
import type { Score } from './scores.ts';

/** How a price is shared by those who tie: `tied` of them for the `places` that are left. */
export interface DeadHeat {
  places: number;
  tied: number;
}

export interface Settled {
  result: LegResult;
  /** Only of a won pick that shares its place with others. */
  deadHeat?: DeadHeat;
}

/** Won when true, lost when not. */
export function wonIf(condition: boolean): LegResult {
  return condition ? LEG_RESULT.won : LEG_RESULT.lost;
}

/** Yes or No against what is so; undefined is not known yet. */
export function answeredBy(outcome: string, isSo: boolean | undefined): LegResult {
  return isSo === undefined ? LEG_RESULT.open : wonIf(isSo === (outcome === 'Yes'));
}

/** Who has more: 1 the home side, 2 the away side, X neither. */
export function signOf({ home, away }: Score): Side | 'X' {
  if (home === away) return 'X';
  return home > away ? '1' : '2';
}

/** What one side has. */
export function ownOf(score: Score, side: Side | 'home' | 'away'): number {
  return side === '1' || side === 'home' ? score.home : score.away;
}

/** What the other side has. */
export function othersOf(score: Score, side: Side | 'home' | 'away'): number {
  return side === '1' || side === 'home' ? score.away : score.home;
}

/**
 * The result of a pick among those who are counted, where most is best. Those who tie share the one place; a pick that is
 * not among them lost.
 */
export function settleMost(picked: string, counts: ReadonlyMap<string, number>): Settled {
  const most = Math.max(...counts.values());
  const best = [...counts].filter(([, count]) => count === most).map(([name]) => name);
  if (!best.includes(picked)) return { result: LEG_RESULT.lost };
  if (best.length === 1) return { result: LEG_RESULT.won };
  return { result: LEG_RESULT.won, deadHeat: { places: 1, tied: best.length } };
}

const NUMBER = /^(\d+)(\+|-(\d+))?$/;

/** Whether a number is what a listed value says: `3`, `3+` or `4-6`; null when it says no number. */
export function isListed(listed: string, count: number): boolean | null {
  const match = NUMBER.exec(listed);
  if (!match) return null;
  const from = Number(match[1]);
  if (match[2] === undefined) return count === from;
  return count >= from && (match[3] === undefined || count <= Number(match[3]));
}
