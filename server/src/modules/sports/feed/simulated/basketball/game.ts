import type { Score, Scores } from '#rules/scores.ts';
import { type Drift, edge, MINUTE, type SimulatedFixture } from '../model.ts';
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
}

export interface BasketballGame {
  quarters: Quarter[];
  baskets: Basket[];
}

/** What the odds are made of: points expected of a whole regulation game, and their spread. */
export interface Outlook {
  margin: number;
  total: number;
  marginDeviation: number;
  totalDeviation: number;
}

const HOME_POINTS = 0.012;
const EDGE_POINTS = 0.11;
/** Wall minutes for one minute of the game clock. */
const WALL = 2.1;

/** Normal approximation of the final margin and total. */
export function outlook(
  fixture: SimulatedFixture,
  drift: Drift = { balance: 0, volume: 0 },
): Outlook {
  const { pace } = fixture.league;
  return {
    margin: pace * (HOME_POINTS + EDGE_POINTS * edge(fixture) + 0.15 * drift.balance),
    total: pace * (1 + drift.volume / 4),
    marginDeviation: 1.05 * Math.sqrt(pace),
    totalDeviation: 1.05 * Math.sqrt(pace),
  };
}

function drawPoints(expected: number, random: Random): number {
  // Mean 1.07 points a possession: 44 % two, 13 % three, 5 % one free throw; a better side scores more often.
  const at = random.next() * (1.1 / expected);
  if (at < 0.125) return 3;
  if (at < 0.455) return 2;
  return at < 0.515 ? 1 : 0;
}

function playQuarter(
  game: BasketballGame,
  quarter: Quarter,
  perMinute: Score,
  random: Random,
): void {
  const possessions = Math.round(quarter.minutes * 2 * 2.05);
  const step = (quarter.endsAt - quarter.startsAt) / (possessions + 1);
  const rate = (2.05 * 2) / 2;
  for (let index = 1; index <= possessions; index++) {
    const side = index % 2 === 0 ? 'home' : 'away';
    const points = drawPoints(perMinute[side] / rate, random);
    const at = Math.round(quarter.startsAt + step * (index + random.between(-0.4, 0.4)));
    if (points > 0) game.baskets.push({ at, side, points, code: quarter.code });
  }
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
  const minutes = fixture.league.quarterMinutes ?? 10;
  const { margin, total } = outlook(fixture);
  const perMinute = {
    home: (total + margin) / 2 / (4 * minutes),
    away: (total - margin) / 2 / (4 * minutes),
  };
  const game: BasketballGame = { quarters: [], baskets: [] };
  let startsAt = fixture.startsAt;
  const add = (code: string, length: number) => {
    const quarter = {
      code,
      startsAt,
      endsAt: startsAt + Math.round(length * WALL * MINUTE),
      minutes: length,
    };
    game.quarters.push(quarter);
    playQuarter(game, quarter, perMinute, random);
    startsAt = quarter.endsAt + (code === '2' ? 14 : 3) * MINUTE;
  };
  for (const code of REGULATION) add(code, minutes);
  for (let score = pointsAt(game, startsAt, REGULATION); score.home === score.away; ) {
    add('40', 5);
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
