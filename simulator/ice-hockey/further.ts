// The markets of a game's own page: everything that its scores decide and no board shows.
import type { Score } from '#rules/scores.ts';
import { byRules, type Ending, endings } from '../by-rules.ts';
import { expectedFrom, firstScorerAt, type GoalGame, scoreAt } from '../goal-game.ts';
import { yesNo } from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { most, tableOf } from '../parts.ts';
import { offered, type Quote } from '../pricing.ts';
import { poissonTable } from '../probability.ts';
import type { Rates } from '../strength.ts';
import { firstToScore } from '../stretch.ts';
import { hockeyRates, OVERTIME_SHARE } from './prematch.ts';

const SIZE = 13;
const REGULATION = ['1', '2', '3'];
const WHOLE = [322, 34, 35, 198, 199];
/** By the score of one period. */
const PERIODS: Readonly<Record<string, readonly number[]>> = {
  '1': [456, 900169, 153, 155, 900062, 900054, 900065],
  '2': [457, 73, 154, 156, 900063, 900055, 900066],
  '3': [900035, 74, 223, 222, 900064, 900056],
};
const SCORES: Readonly<Record<string, number>> = { '1': 9, '2': 100, '3': 900053 };
const NAMES = ['1st', '2nd', '3rd', 'Tie'];
const FIRST_GOAL = 900010;

function endingsOf({ home, away }: Rates, now?: Score): Ending[] {
  return endings({ home: poissonTable(home, SIZE), away: poissonTable(away, SIZE) }, now);
}

function priced(ids: readonly number[], all: readonly Ending[], until?: string): (Quote | null)[] {
  return ids.flatMap((id) => byRules(id, 'ice-hockey', all, { until }));
}

/** The period with most goals. */
function mostGoals(periods: readonly (readonly Ending[])[]): Quote | null {
  const goals = periods.map((all) => tableOf(all, ({ home, away }) => home + away));
  return most(900165, NAMES, goals);
}

function levelChance(all: readonly Ending[]): number {
  return all.reduce((sum, { score, chance }) => sum + (score.home === score.away ? chance : 0), 0);
}

/** Overtime, and a shoot-out after one without a goal. */
function longerGame(all: readonly Ending[], { home, away }: Rates): (Quote | null)[] {
  const level = levelChance(all);
  return [yesNo(69, level), yesNo(472, level * Math.exp(-(home + away) * OVERTIME_SHARE))];
}

/** What is on the page of a game before it begins, in groups that are quoted together. */
export function hockeyFurther(fixture: SimulatedFixture): Quote[][] {
  const rates = hockeyRates(fixture);
  const third = { home: rates.home / 3, away: rates.away / 3 };
  const [whole, period] = [endingsOf(rates), endingsOf(third)];
  return [
    [...priced(WHOLE, whole), ...longerGame(whole, rates)],
    [mostGoals([period, period, period]), firstToScore(third.home, third.away, FIRST_GOAL, '1')],
    ...REGULATION.map((code) =>
      priced([...(PERIODS[code] ?? []), SCORES[code] ?? 0], period, code),
    ),
  ].map(offered);
}

/** In-play markets of a game's page; a period that has not begun keeps its prices. */
export function hockeyFurtherInPlay(game: GoalGame, at: number): Quote[] {
  const part = (codes: readonly string[]) =>
    endingsOf(expectedFrom(game, at, codes), scoreAt(game, at, codes));
  const isToCome = (code: string) =>
    game.segments.some((segment) => segment.code === code && at < segment.endsAt);
  const periods = REGULATION.map((code) => ({ code, all: part([code]) }));
  const first = expectedFrom(game, at, ['1']);
  const isGoalless = firstScorerAt(game, at) === undefined;
  return offered([
    ...priced(WHOLE, part(REGULATION)),
    mostGoals(periods.map(({ all }) => all)),
    isGoalless && isToCome('1') ? firstToScore(first.home, first.away, FIRST_GOAL, '1') : null,
    ...periods.flatMap(({ code, all }) =>
      isToCome(code) ? priced(PERIODS[code] ?? [], all, code) : [],
    ),
  ]);
}
