import type { Score, Scores } from '#rules/scores.ts';
import { edge, MINUTE, type SimulatedFixture } from '../model.ts';
import { createRandom, type Random } from '../random.ts';

interface Basket {
  at: number;
  side: 'home' | 'away';
  points: number;
  code: string;
}

/** A quarter or an overtime of five minutes, by the clock on the wall. */
export interface Quarter {
  code: string;
  startsAt: number;
  endsAt: number;
  minutes: number;
  /** When each attack ends, by side, in order. */
  attacks: { home: number[]; away: number[] };
}

export interface BasketballGame {
  quarters: Quarter[];
  baskets: Basket[];
}

/** Points a side expects of one attack. */
export type PointsPerAttack = Score;

const HOME_POINTS = 0.012;
const EDGE_POINTS = 0.11;
/** Wall minutes for one minute of the game clock. */
const WALL = 2.1;
const ATTACKS_PER_MINUTE = 2.05;
/** All overtimes share a code. */
const OVERTIME = '40';
/** Length of an overtime in minutes. */
export const OVERTIME_MINUTES = 5;
/** Chances of 1, 2 and 3 points of a side that scores 1.095 an attack; a better side scores more often. */
const SCORING = [0.06, 0.33, 0.125];
const MEAN = SCORING.reduce((sum, chance, index) => sum + chance * (index + 1), 0);

/** Attacks of one side in so many minutes of play. */
export function attacksIn(minutes: number): number {
  return Math.round(minutes * ATTACKS_PER_MINUTE);
}

/** Minutes of a quarter in the league of a fixture. */
export function quarterMinutes(fixture: SimulatedFixture): number {
  return fixture.league.quarterMinutes ?? 10;
}

/** What both sides expect of an attack, so that regulation time comes to the pace of the league. */
export function pointsPerAttack(fixture: SimulatedFixture): PointsPerAttack {
  const { pace } = fixture.league;
  const margin = pace * (HOME_POINTS + EDGE_POINTS * edge(fixture));
  const attacks = 4 * attacksIn(quarterMinutes(fixture));
  return { home: (pace + margin) / 2 / attacks, away: (pace - margin) / 2 / attacks };
}

/** Chances of 0, 1, 2 and 3 points of an attack of which `expected` are expected. */
export function attackTable(expected: number): number[] {
  const scoring = SCORING.map((chance) => (chance * expected) / MEAN);
  return [1 - scoring.reduce((sum, chance) => sum + chance, 0), ...scoring];
}

function drawPoints(expected: number, random: Random): number {
  let left = random.next();
  const table = attackTable(expected);
  for (let points = table.length - 1; points > 0; points--) {
    left -= table[points] ?? 0;
    if (left < 0) return points;
  }
  return 0;
}

function playQuarter(
  game: BasketballGame,
  quarter: Quarter,
  expected: PointsPerAttack,
  random: Random,
): void {
  const count = 2 * attacksIn(quarter.minutes);
  const step = (quarter.endsAt - quarter.startsAt) / (count + 1);
  for (let index = 1; index <= count; index++) {
    const side = index % 2 === 0 ? 'home' : 'away';
    const points = drawPoints(expected[side], random);
    const at = Math.round(quarter.startsAt + step * (index + random.between(-0.4, 0.4)));
    quarter.attacks[side].push(at);
    if (points > 0) game.baskets.push({ at, side, points, code: quarter.code });
  }
}

/** Attacks still to come in the quarters of the given codes; an overtime counts from its start, for it may not come. */
export function attacksLeft(game: BasketballGame, at: number, codes: readonly string[]): Score {
  const left = { home: 0, away: 0 };
  for (const { code, startsAt, attacks } of game.quarters) {
    if (!codes.includes(code) || (code === OVERTIME && startsAt > at)) continue;
    left.home += attacks.home.filter((end) => end > at).length;
    left.away += attacks.away.filter((end) => end > at).length;
  }
  return left;
}

/** Points of the given quarters up to an instant. */
export function pointsAt(game: BasketballGame, at: number, codes: readonly string[]): Score {
  const score = { home: 0, away: 0 };
  for (const basket of game.baskets) {
    if (basket.at > at) break;
    if (codes.includes(basket.code)) score[basket.side] += basket.points;
  }
  return score;
}

export const REGULATION = ['1', '2', '3', '4'];

/** The whole game: four quarters, then overtimes of five minutes until one side leads; all of them share code 40. */
export function playBasketball(fixture: SimulatedFixture): BasketballGame {
  const random = createRandom(`${fixture.key}/play`);
  const minutes = quarterMinutes(fixture);
  const expected = pointsPerAttack(fixture);
  const game: BasketballGame = { quarters: [], baskets: [] };
  let startsAt = fixture.startsAt;
  const add = (code: string, length: number) => {
    const quarter = {
      code,
      startsAt,
      endsAt: startsAt + Math.round(length * WALL * MINUTE),
      minutes: length,
      attacks: { home: [], away: [] },
    };
    game.quarters.push(quarter);
    playQuarter(game, quarter, expected, random);
    startsAt = quarter.endsAt + (code === '2' ? 14 : 3) * MINUTE;
  };
  for (const code of REGULATION) add(code, minutes);
  for (let score = pointsAt(game, startsAt, REGULATION); score.home === score.away; ) {
    add('40', OVERTIME_MINUTES);
    score = pointsAt(game, startsAt, [...REGULATION, '40']);
  }
  return game;
}

/** Scores of the quarters begun, the running total, and the totals that are final. */
export function basketballScores(game: BasketballGame, at: number): Scores {
  const scores: Scores = {};
  for (const { code, startsAt } of game.quarters)
    if (startsAt <= at) scores[code] = pointsAt(game, at, [code]);
  scores.live = pointsAt(game, at, [...REGULATION, '40']);
  const fourth = game.quarters[3];
  if (fourth && at >= fourth.endsAt) scores['100'] = pointsAt(game, at, REGULATION);
  const last = game.quarters.at(-1);
  if (last?.code === '40' && at >= last.endsAt) scores['101'] = scores.live;
  return scores;
}
