// The markets of a game's own page: what its first innings decide and no board shows.
import { byRules, type Ending, endings } from '../by-rules.ts';
import { yesNo } from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote, steady } from '../pricing.ts';
import type { Rates } from '../strength.ts';
import { type BaseballGame, runRates, runsAt } from './game.ts';
import { innings, levelAfterNine, restOf } from './outlook.ts';

/** By the runs of the first innings, up to one of them. */
const FIRST: readonly { to: number; ids: readonly number[] }[] = [
  { to: 3, ids: [900113, 900114, 1562, 2057, 900115] },
  { to: 5, ids: [900121, 900123, 900124] },
  { to: 7, ids: [524, 2681, 525, 526, 900122] },
];
/** By the runs of one inning. */
const SINGLE: Readonly<Record<number, readonly number[]>> = {
  2: [42, 203, 45, 65],
  3: [43, 204, 46, 66],
};
const FIRST_INNING = [153, 155];
const RUN_IN_FIRST = 900125;
const EXTRA_INNINGS = 900133;

function priced(ids: readonly number[], all: readonly Ending[], to: number): (Quote | null)[] {
  return ids.flatMap((id) => byRules(id, 'baseball', all, { until: String(to) }));
}

/** Markets on single innings after the one that is played. */
function toCome(rates: Rates, played: number): (Quote | null)[] {
  const one = endings(innings(rates, 1));
  return Object.entries(SINGLE).flatMap(([inning, ids]) =>
    Number(inning) > played ? priced(ids, one, Number(inning)) : [],
  );
}

function runIn(all: readonly Ending[]): Quote | null {
  const none = all.find(({ score: { home, away } }) => home + away === 0)?.chance ?? 0;
  return yesNo(RUN_IN_FIRST, 1 - none, '1');
}

/** What is on the page of a game before it begins, in groups that are quoted together. */
export function baseballFurther(fixture: SimulatedFixture): Quote[][] {
  const rates = runRates(fixture);
  const one = endings(innings(rates, 1));
  return [
    [...priced(FIRST_INNING, one, 1), runIn(one), yesNo(EXTRA_INNINGS, levelAfterNine(rates))],
    toCome(rates, 0),
    ...FIRST.map(({ to, ids }) => priced(ids, endings(innings(rates, to)), to)),
  ].map(offered);
}

/** In-play markets of a game's page; an inning that has not begun keeps its prices. */
export function baseballFurtherInPlay(game: BaseballGame, rates: Rates, at: number): Quote[] {
  const inning = game.halves.find((half) => half.endsAt > at)?.inning ?? 9;
  const begun = game.halves.some((half) => half.inning === inning && half.startsAt <= at);
  const score = runsAt(game, at);
  return steady([
    ...FIRST.flatMap(({ to, ids }) =>
      inning <= to ? priced(ids, endings(restOf(game, rates, at, to), score), to) : [],
    ),
    ...toCome(rates, begun ? inning : inning - 1),
  ]);
}
