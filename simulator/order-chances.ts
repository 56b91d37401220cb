// Who is first, last or next of what both sides have at steady rates: the order tells nothing of how many there will be.
import type { Score } from '#rules/scores.ts';
import type { Rates } from './strength.ts';

/** Chances of either side, and that it is neither. */
export interface SideChances extends Rates {
  none: number;
}

/** Who has the next one of what is still expected, if there is any. */
export function nextSide({ home, away }: Rates): SideChances {
  const none = Math.exp(-home - away);
  const any = (1 - none) / Math.max(home + away, 1e-9);
  return { home: home * any, away: away * any, none };
}

/** Who has the last one; `last` had it so far. */
export function lastSide(left: Rates, last: 'home' | 'away' | undefined): SideChances {
  const { home, away, none } = nextSide(left);
  if (last === undefined) return { home, away, none };
  return {
    home: home + (last === 'home' ? none : 0),
    away: away + (last === 'away' ? none : 0),
    none: 0,
  };
}

/** Who reaches a number first, and that nobody does; null where somebody has. */
export function raceChances(to: number, now: Score, { home, away }: Rates): SideChances | null {
  const wanted = { home: to - now.home, away: to - now.away };
  if (wanted.home <= 0 || wanted.away <= 0) return null;
  const share = home / Math.max(home + away, 1e-9);
  const chances = { home: 0, away: 0 };
  // By the place of the last one that is wanted: so many come at all, and before it the other side has had too few.
  let [term, atLeast] = [Math.exp(-home - away), 1];
  const ways: number[] = [1];
  for (let count = 1; count <= wanted.home + wanted.away - 1; count += 1) {
    atLeast -= term;
    term *= (home + away) / count;
    for (const side of ['home', 'away'] as const) {
      const own = side === 'home' ? share : 1 - share;
      const others = count - wanted[side];
      if (others < 0 || others >= wanted[side === 'home' ? 'away' : 'home']) continue;
      // Of the `count - 1` before the last, `others` are the other side's.
      chances[side] += (ways[others] ?? 0) * own ** wanted[side] * (1 - own) ** others * atLeast;
    }
    // The next row of Pascal's triangle.
    for (let at = ways.length; at >= 0; at -= 1) ways[at] = (ways[at] ?? 0) + (ways[at - 1] ?? 0);
  }
  return { ...chances, none: 1 - chances.home - chances.away };
}

/**
 * How likely a side that leads by `lead`, and was never behind, is behind at some time while it has so many more goals than it
 * concedes that it wins: every order of these goals is as likely. Those in which it is are counted by reflection.
 */
export function behindChance(lead: number, goals: number, conceded: number): number {
  let share = 1;
  for (let step = 1; step <= lead + 1; step += 1)
    share *= Math.max(0, conceded - step + 1) / (goals + step);
  return share;
}
