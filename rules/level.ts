/** Levels that are steps a member is raised to; the others are groups that staff gives (7 is shown as SLOT, 11 as G, 12 as GS). */
const STEPS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 9, 10];

/** Points for each step that a member is raised to, times the step. */
const RAISE_POINTS = 10_000;

/** Deposits in total from which on a member may be given each step after the first, won. */
const DEPOSITS = [
  5_000_000, 20_000_000, 50_000_000, 100_000_000, 300_000_000, 500_000_000, 1_000_000_000,
  3_000_000_000,
] as const;

export interface LevelStep {
  level: number;
  /** Deposits in total, won. */
  required: number;
}

/** The step after a level and the deposits it needs; null for the last one and for groups. */
export function nextLevel(level: number): LevelStep | null {
  const index = STEPS.indexOf(level);
  const [next, required] = [STEPS[index + 1], DEPOSITS[index]];
  return index < 0 || next === undefined || required === undefined
    ? null
    : { level: next, required };
}

/** Points for being raised from one level to another; 0 where it is no raise to a step. Each step pays once. */
export function levelUpPoints({ from, to }: { from: number; to: number }): number {
  return to > from && STEPS.includes(to) ? to * RAISE_POINTS : 0;
}
