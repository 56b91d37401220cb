// The markets of a match's own page: everything that its scores decide and no board shows.
import type { Score } from '#rules/scores.ts';
import { byRules, type Ending, endings } from '../by-rules.ts';
import { expectedFrom, firstScorerAt, type GoalGame, scoreAt } from '../goal-game.ts';
import { bothHalves, type Halves } from '../parts.ts';
import { yesNo } from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote } from '../pricing.ts';
import { poissonTable } from '../probability.ts';
import type { Rates } from '../strength.ts';
import { firstToScore } from '../stretch.ts';
import { footballOrder, footballOrderInPlay } from './goal-order.ts';
import { EXTRA_HALF, FIRST_HALF, goalRates } from './strength.ts';

/** By the score of the whole match. */
const TEAMS = [900006, 900007, 900008, 900009, 198, 199, 900014, 900015];
const GOALS = [835, 900013, 900027, 900025];
const COMBINATIONS = [1537, 1538, 900020, 900021, 900022, 900023];
/** By the score of one half. */
const FIRST = [456, 836, 900065, 113, 134, 1795];
const FIRST_TEAMS = [218, 215, 153, 155];
const SECOND = [457, 1053, 900066, 211, 163];
const SECOND_TEAMS = [219, 216, 154, 156];
const FIRST_SCORE = 9;
const SECOND_SCORE = 100;
const HALF_AND_TOTAL = 900024;

const SIZE = 11;
const NIL: Score = { home: 0, away: 0 };

function endingsOf({ home, away }: Rates, now = NIL): Ending[] {
  return endings({ home: poissonTable(home, SIZE), away: poissonTable(away, SIZE) }, now);
}

/** Prices markets of a part by how it may end. */
function priced(ids: readonly number[], all: readonly Ending[], until?: string): (Quote | null)[] {
  return ids.flatMap((id) => byRules(id, 'football', all, { until }));
}

/** Both halves at once, of the first no more than who leads. */
function joined({ first, second }: Halves): Ending[] {
  const sums = new Map<string, Ending>();
  for (const one of first) {
    const lead = Math.sign(one.score.home - one.score.away);
    const half = { home: Math.max(0, lead), away: Math.max(0, -lead) };
    for (const other of second) {
      const [home, away] = [
        one.score.home + other.score.home,
        one.score.away + other.score.away,
      ] as const;
      const key = `${lead} ${home} ${away}`;
      const known = sums.get(key) ?? { score: { home, away }, chance: 0, parts: { '10': half } };
      known.chance += one.chance * other.chance;
      sums.set(key, known);
    }
  }
  return [...sums.values()];
}

/** Level at the end, with goals. */
function scoringDraw(all: readonly Ending[]): Quote | null {
  const draws = all.filter(({ score: { home, away } }) => home === away && home > 0);
  return yesNo(
    900028,
    draws.reduce((sum, { chance }) => sum + chance, 0),
  );
}

/**
 * Whether the side that scores first wins, from a score of 0:0. Of a final score, each goal is as likely to have been the first;
 * a match without goals gives the stake back.
 */
function firstWins(all: readonly Ending[]): Quote | null {
  let [wins, goals] = [0, 0];
  for (const { score, chance } of all) {
    const { home, away } = score;
    if (home + away === 0) continue;
    goals += chance;
    if (home !== away) wins += (chance * Math.max(home, away)) / (home + away);
  }
  return yesNo(900012, wins / goals);
}

/** Extra time and kicks from the mark of a cup tie. */
function longerGame(all: readonly Ending[], rates: Rates): (Quote | null)[] {
  const level = (endings: readonly Ending[]) =>
    endings.reduce((sum, { score, chance }) => sum + (score.home === score.away ? chance : 0), 0);
  const extra = endingsOf({
    home: rates.home * 2 * EXTRA_HALF,
    away: rates.away * 2 * EXTRA_HALF,
  });
  return [yesNo(69, level(all)), yesNo(472, level(all) * level(extra))];
}

function halfAndTotal(halves: Halves): (Quote | null)[] {
  return byRules(HALF_AND_TOTAL, 'football', joined(halves));
}

/** What is on the page of a match before it begins, in groups that are quoted together. */
export function footballFurther(fixture: SimulatedFixture): Quote[][] {
  const rates = goalRates(fixture);
  const share = (part: number) => ({ home: rates.home * part, away: rates.away * part });
  const [whole, first, second] = [
    endingsOf(rates),
    endingsOf(share(FIRST_HALF)),
    endingsOf(share(1 - FIRST_HALF)),
  ];
  const halves = { first, second };
  const early = share(FIRST_HALF);
  return [
    priced(TEAMS, whole),
    [...priced(GOALS, whole), scoringDraw(whole), firstWins(whole)],
    priced(COMBINATIONS, whole),
    priced([...FIRST, FIRST_SCORE], first, '10'),
    [...priced(FIRST_TEAMS, first, '10'), firstToScore(early.home, early.away, 900010, '10')],
    priced([...SECOND, SECOND_SCORE], second, '20'),
    priced(SECOND_TEAMS, second, '20'),
    bothHalves(halves),
    halfAndTotal(halves),
    footballOrder(fixture),
    fixture.league.knockout ? longerGame(whole, rates) : [],
  ].map(offered);
}

/** In-play markets of a match's page; a half that has not begun keeps its prices. */
export function footballFurtherInPlay(game: GoalGame, at: number): Quote[] {
  const part = (codes: readonly string[]) =>
    endingsOf(expectedFrom(game, at, codes), scoreAt(game, at, codes));
  const [whole, first, second] = [part(['10', '20']), part(['10']), part(['20'])];
  const isFirst = game.segments.some(({ code, endsAt }) => code === '10' && at < endsAt);
  const isGoalless = firstScorerAt(game, at) === undefined;
  const early = expectedFrom(game, at, ['10']);
  return offered([
    ...priced([...TEAMS, ...GOALS, ...COMBINATIONS], whole),
    ...bothHalves({ first, second }),
    scoringDraw(whole),
    isGoalless ? firstWins(whole) : null,
    ...(isFirst ? priced([...FIRST, ...FIRST_TEAMS], first, '10') : []),
    isFirst && isGoalless ? firstToScore(early.home, early.away, 900010, '10') : null,
    ...priced([...SECOND, ...SECOND_TEAMS], second, '20'),
    ...footballOrderInPlay(game, at),
  ]);
}
