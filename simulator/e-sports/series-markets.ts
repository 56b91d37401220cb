// What every series of maps has on offer, whatever its maps are decided by.
import { byRules } from '../by-rules.ts';
import { handicap, total, winner2 } from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { seriesChances, seriesCounts } from '../series.ts';

/** One map of a series, as far as the series goes. */
export interface MapPlayed {
  code: string;
  startsAt: number;
  endsAt: number;
  winner: 'home' | 'away';
}

const WINNERS = [202, 203, 204, 205, 206];
const START = { home: 0, away: 0 };
/** By the maps of the series; a list of results is offered of five maps, as three have one of their own. */
const FURTHER = [5, 101, 102];
const OF_FIVE = [...FURTHER, 6];

/** Maps that win a series. */
export function neededOf(fixture: SimulatedFixture): number {
  return Math.ceil(fixture.league.pace / 2);
}

/** Who wins a map, by the home side's chance. */
export function mapQuote(code: string, home: number): Quote | null {
  return quote(
    WINNERS[Number(code) - 1] ?? 0,
    [
      ['1', home],
      ['2', 1 - home],
    ],
    { until: code },
  );
}

/** The series from a score of maps on; `next` is the home side's chance of the map under way, `later` of those after it. */
export function seriesQuotes(
  needed: number,
  score: { home: number; away: number },
  next: number,
  later: number,
): (Quote | null)[] {
  const part = score.home + score.away;
  const results = seriesChances(needed, score, (map) => (map === part ? next : later));
  const { margin, total: count } = seriesCounts(results, needed);
  const totals = needed === 2 ? [250] : [350, 450];
  const margins = needed === 2 ? [-150, 150] : [-250, -150, 150, 250];
  return [
    winner2(52, margin),
    ...totals.map((line) => total(2, count, line)),
    ...margins.map((line) => handicap(3, margin, line)),
  ];
}

/** Codes of the maps that are certain to be played. */
export function certainMaps(fixture: SimulatedFixture): string[] {
  return Array.from({ length: neededOf(fixture) }, (_, index) => String(index + 1));
}

/** What the boards show of a series that has not begun. */
export function seriesPrematch(fixture: SimulatedFixture, chance: number): Quote[][] {
  const needed = neededOf(fixture);
  const results = seriesChances(needed, START, () => chance);
  const { margin, total: count } = seriesCounts(results, needed);
  return [
    seriesQuotes(needed, START, chance, chance),
    certainMaps(fixture).map((code) => mapQuote(code, chance)),
    [
      total(1536, count, needed === 2 ? 250 : 350),
      handicap(900170, margin, margin.mean >= 0 ? -150 : 150),
      needed === 2 ? quote(900171, [...results].sort(), { book: 1.08 }) : null,
    ],
  ].map(offered);
}

/** What is on the page of a series before it begins, in one group. */
export function seriesFurther(fixture: SimulatedFixture, chance: number): Quote[] {
  const needed = neededOf(fixture);
  const all = [...seriesChances(needed, START, () => chance)].map(([name, share]) => {
    const [home = 0, away = 0] = name.split('-').map(Number);
    return { score: { home, away }, chance: share };
  });
  const ids = needed === 3 ? OF_FIVE : FURTHER;
  return offered(ids.flatMap((id) => byRules(id, 'e-sports', all)));
}
