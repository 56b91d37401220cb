import { levelUpPoints, nextLevel } from '#rules/level.ts';
import type { Profile } from '../api';

/** How far the next level is. */
export interface LevelProgress {
  level: number;
  /** Deposits in total that it needs, those so far and those that are missing, won. */
  required: number;
  done: number;
  rest: number;
  /** Of `required`, 0 to 100; 100 only where nothing is missing. */
  percent: number;
  /** What reaching it gives. */
  points: number;
}

/** Whether a level is a step below another one; groups that staff gives are not. */
export function hasNextLevel(level: number): boolean {
  return nextLevel(level) !== null;
}

/** The way from the member's level to the next; null for the last one and for groups. */
export function levelProgress({
  level,
  nextLevel: next,
}: Pick<Profile, 'level' | 'nextLevel'>): LevelProgress | null {
  if (next === null) return null;
  const { required, done } = next;
  return {
    level: next.level,
    required,
    done,
    rest: Math.max(0, required - done),
    percent: Math.min(100, Math.floor((done / required) * 100)),
    points: levelUpPoints({ from: level, to: next.level }),
  };
}
