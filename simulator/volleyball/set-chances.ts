import { type Count, tableCount } from '../distribution.ts';

/** How a set will end: the home side's chance, and the distributions of its points. */
export interface SetChances {
  win: number;
  margin: Count;
  total: Count;
  /** Chance of an odd number of points. */
  odd: number;
  /** Chances of each final score of the set. */
  results: readonly SetResult[];
}

/** A final score of a set with its chance. */
export interface SetResult {
  home: number;
  away: number;
  chance: number;
}

const EXTRA = 12;

/** Rally by rally: each point goes to the home side with chance `point`; `target` points with two clear win. */
export function setChances(
  point: number,
  now: { home: number; away: number },
  target: number,
): SetChances {
  // However long a set is played on level, it is the same race to two clear points.
  const beyond = Math.max(0, Math.min(now.home, now.away) - (target - 1));
  const score = { home: now.home - beyond, away: now.away - beyond };
  const size = target + EXTRA + 2;
  const margins = new Array<number>(2 * size + 1).fill(0);
  const totals = new Array<number>(2 * size + 2).fill(0);
  const results: SetResult[] = [];
  let odd = 0;
  function finish(home: number, away: number, chance: number): void {
    margins[home - away + size] = (margins[home - away + size] ?? 0) + chance;
    totals[home + away] = (totals[home + away] ?? 0) + chance;
    if ((home + away) % 2 === 1) odd += chance;
    results.push({ home, away, chance });
  }
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
      if (Math.max(home, away) >= target && Math.abs(home - away) >= 2) {
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
  const margin = tableCount(margins, -size);
  const win = margin.above(0) / Math.max(margin.above(0) + margin.below(0), 1e-9);
  return { win, margin, total: tableCount(totals, 2 * beyond), odd, results };
}
