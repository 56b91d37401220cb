// The markets on kills, towers, dragons and barons of a map.
import type { Score } from '#rules/scores.ts';
import { byRules, type Ending } from '../by-rules.ts';
import type { SimulatedFixture } from '../model.ts';
import type { Quote } from '../pricing.ts';
import { endTable, type Kind, type MapState, shareOf } from './map-counts.ts';

/** As for what football counts beside goals. */
const COUNT_BOOK = 1.08;

/** Markets by what of a count they read, by the code of the map. */
const MARKETS: Readonly<
  Record<Kind, Readonly<Record<string, { sum?: readonly number[]; margin?: readonly number[] }>>>
> = {
  kill: {
    '1': { sum: [989, 900172], margin: [1149, 1175] },
    '2': { sum: [990], margin: [1150] },
    '3': { sum: [991], margin: [1151] },
    '4': { sum: [1147], margin: [1152] },
    '5': { sum: [1148], margin: [1153] },
  },
  tower: {
    '1': { sum: [1162] },
    '2': { sum: [1163] },
    '3': { sum: [1164] },
    '4': { sum: [1714] },
    '5': { sum: [1715] },
  },
  dragon: {
    '1': { sum: [1133] },
    '2': { sum: [1134] },
    '3': { sum: [1135] },
    '4': { sum: [1525] },
    '5': { sum: [1526] },
  },
  baron: {
    '1': { sum: [1129] },
    '2': { sum: [1130] },
    '3': { sum: [1131] },
    '4': { sum: [1523] },
    '5': { sum: [1524] },
  },
};

/** Endings of both sides, told apart by one number alone. */
function endingsBy(
  home: readonly number[],
  away: readonly number[],
  scoreOf: (home: number, away: number) => Score,
): Ending[] {
  const all = new Map<number, Ending>();
  home.forEach((one, h) => {
    if (one === 0) return;
    away.forEach((other, a) => {
      const score = scoreOf(h, a);
      const key = score.home - score.away;
      const known = all.get(key) ?? { score, chance: 0 };
      known.chance += one * other;
      all.set(key, known);
    });
  });
  return [...all.values()];
}

const sumOf = (home: number, away: number) => ({ home: home + away, away: 0 });
const marginOf = (home: number, away: number) => ({
  home: Math.max(0, home - away),
  away: Math.max(0, away - home),
});

/** The markets on what is counted in a map, as it stands. */
export function countMarkets(
  fixture: SimulatedFixture,
  state: MapState,
  code: string,
): (Quote | null)[] {
  const options = { until: code, book: COUNT_BOOK };
  return Object.entries(MARKETS).flatMap(([kind, byMap]) => {
    const { sum = [], margin = [] } = byMap[code] ?? {};
    const [home = [], away = []] = (['home', 'away'] as const).map((side) =>
      endTable(kind as Kind, state, side, shareOf(fixture, side)),
    );
    const sums = sum.length > 0 ? endingsBy(home, away, sumOf) : [];
    const margins = margin.length > 0 ? endingsBy(home, away, marginOf) : [];
    return [
      ...sum.flatMap((id) => byRules(id, 'e-sports', sums, options)),
      ...margin.flatMap((id) => byRules(id, 'e-sports', margins, options)),
    ];
  });
}
