// The markets of a match's own page: what its sets decide and no board shows.
import type { Score } from '#rules/scores.ts';
import { byRules, type Ending } from '../by-rules.ts';
import { yesNo } from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote } from '../pricing.ts';
import { seriesChances } from '../series.ts';
import { rallyChance, targetOf } from './game.ts';
import { type SetChances, setChances } from './set-chances.ts';
import { setQuotes, winsOf } from './sets.ts';

/** By the points of one set. */
const SETS: Readonly<Record<string, readonly number[]>> = {
  '1': [153, 155],
  '2': [73, 154, 156],
  '3': [74, 223, 222],
};
/** By the sets of the match. */
const MATCH = [101, 102, 900139];
const START: Score = { home: 0, away: 0 };

function setFurther({ results }: SetChances, code: string): (Quote | null)[] {
  const all = results.map(({ home, away, chance }) => ({ score: { home, away }, chance }));
  return (SETS[code] ?? []).flatMap((id) => byRules(id, 'volleyball', all, { until: code }));
}

/** How the match may end, in sets. */
function endingsOf(wins: readonly number[]): Ending[] {
  return [...seriesChances(3, START, (part) => wins[part] ?? 0)].map(([name, chance]) => {
    const [home = 0, away = 0] = name.split('-').map(Number);
    return { score: { home, away }, chance };
  });
}

function matchFurther(all: readonly Ending[]): (Quote | null)[] {
  const chanceOf = (test: (score: Score) => boolean) =>
    all.reduce((sum, { score, chance }) => sum + (test(score) ? chance : 0), 0);
  return [
    ...MATCH.flatMap((id) => byRules(id, 'volleyball', all)),
    yesNo(
      900140,
      chanceOf(({ home, away }) => home + away > 3),
    ),
    yesNo(
      900141,
      chanceOf(({ home, away }) => home + away > 4),
    ),
    yesNo(
      900142,
      chanceOf(({ home }) => home > 0),
    ),
    yesNo(
      900143,
      chanceOf(({ away }) => away > 0),
    ),
    yesNo(
      900144,
      chanceOf(({ home }) => home === 1),
    ),
  ];
}

function setOf(rally: number, code: string): SetChances {
  return setChances(rally, START, targetOf(code));
}

/** What is on the page of a match before it begins, in groups that are quoted together. */
export function volleyballFurther(fixture: SimulatedFixture): Quote[][] {
  const rally = rallyChance(fixture);
  return [
    matchFurther(endingsOf(winsOf(rally))),
    Object.keys(SETS).flatMap((code) => setFurther(setOf(rally, code), code)),
  ].map(offered);
}

/**
 * Markets on the sets from one to another, none of which has begun: they keep their prices while an earlier one is played. Of a
 * set that may not be played there are none: what is given back so often leaves the house next to no margin.
 */
export function setsToCome(rally: number, from: number, to: number): (Quote | null)[] {
  return Object.keys(SETS)
    .filter((code) => Number(code) >= from && Number(code) <= to)
    .flatMap((code) => {
      const set = setOf(rally, code);
      return [...setQuotes(set, code), ...setFurther(set, code)];
    });
}
