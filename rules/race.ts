import type { Score } from './scores.ts';

/** A final score of a race with its chance. */
export interface RaceEnding extends Score {
  chance: number;
}

/** Points beyond the last but one that are counted out before a race is called as it stands. */
const EXTRA = 12;
const CLEAR = 2;

/**
 * How a race to `target` points ends that is won by two points, one to a single point by that: `point` is the home side's chance of
 * each, `now` the score. However long it is played on level, it is the same race to two clear points.
 */
export function raceEndings(point: number, now: Score, target: number): RaceEnding[] {
  const beyond = Math.max(0, Math.min(now.home, now.away) - (target - 1));
  const score = { home: now.home - beyond, away: now.away - beyond };
  const clear = target === 1 ? 1 : CLEAR;
  const size = target + EXTRA + CLEAR;
  const endings: RaceEnding[] = [];
  const finish = (home: number, away: number, chance: number) =>
    endings.push({ home: home + beyond, away: away + beyond, chance });
  // row[home] is the chance that `played` points stand at home : played - home.
  let row = new Array<number>(size).fill(0);
  row[score.home] = 1;
  const last = 2 * (target + EXTRA);
  for (let played = score.home + score.away; played < last; played++) {
    const next = new Array<number>(size).fill(0);
    for (let home = 0; home <= played && home < size; home++) {
      const chance = row[home] ?? 0;
      if (chance === 0) continue;
      const away = played - home;
      if (Math.max(home, away) >= target && Math.abs(home - away) >= clear) {
        finish(home, away, chance);
        continue;
      }
      next[home + 1] = (next[home + 1] ?? 0) + chance * point;
      next[home] = (next[home] ?? 0) + chance * (1 - point);
    }
    row = next;
  }
  row.forEach((chance, home) => {
    if (chance > 0) finish(home, last - home, chance);
  });
  return endings;
}
