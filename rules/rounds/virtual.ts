import type { Draws } from './draws.ts';
import { type Outcome, oddOrEven } from './outcome.ts';
import type { VirtualSport } from './venues.ts';

/** How many teams a venue of each sport has; they are told apart by their numbers from 0. */
export const TEAMS = { soccer: 16, basketball: 12 } as const;

/** Goals of a side: a weight for each number of goals from 0 to 7, of 10,000 together, by the mean in hundredths. */
export const GOAL_WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  80: [4493, 3595, 1438, 383, 77, 12, 2, 0],
  90: [4066, 3659, 1647, 494, 111, 20, 3, 0],
  100: [3679, 3679, 1839, 613, 153, 31, 5, 1],
  115: [3166, 3641, 2094, 803, 231, 53, 10, 2],
  135: [2593, 3500, 2362, 1063, 359, 97, 22, 4],
  140: [2466, 3452, 2417, 1128, 395, 111, 26, 5],
  170: [1830, 3106, 2640, 1496, 636, 216, 61, 15],
  180: [1659, 2975, 2678, 1607, 723, 260, 78, 20],
  210: [1239, 2572, 2700, 1890, 992, 417, 146, 44],
};

/** The means of home and away side by class, from the strongest home side to the weakest. */
export const SOCCER_CLASSES = [
  [210, 80],
  [170, 100],
  [140, 115],
  [115, 135],
  [90, 180],
] as const;

/** By how many points the home side is ahead before a die is thrown. */
export const BASKETBALL_LEADS = [-6, -3, 0, 3, 6] as const;
export const BASKETBALL = { points: 70, dice: 10, faces: 6 } as const;

/** The weights that are dealt to the runners of a race. */
export const RACE_WEIGHTS = {
  horse: [22, 18, 15, 13, 11, 9, 7, 5],
  dog: [26, 21, 17, 14, 12, 10],
} as const;

/** How many places count as placed. */
export const RACE_PLACES = { horse: 3, dog: 2 } as const;

/** What is known of an event before its start; it decides the odds. */
export type VirtualCard =
  | { sport: 'soccer'; strength: number; home: number; away: number }
  | { sport: 'basketball'; lead: number; home: number; away: number }
  /** The weight of each runner, in the order of their numbers from 1. */
  | { sport: 'horse' | 'dog'; weights: readonly number[] };

/** Points or goals of both sides. */
export interface VirtualScore {
  home: number;
  away: number;
}

export type VirtualResult =
  | { family: 'soccer'; goals: VirtualScore }
  /** `regulation` decides handicap and total, `final` the winner. */
  | { family: 'basketball'; regulation: VirtualScore; final: VirtualScore }
  /** The numbers of the runners as they finish. */
  | { family: 'horse' | 'dog'; order: readonly number[] };

/** Draws what is known before the start: the first integers of the event. */
export function drawCard(sport: VirtualSport, draws: Draws): VirtualCard {
  if (sport === 'horse' || sport === 'dog') {
    const weights = RACE_WEIGHTS[sport];
    return {
      sport,
      weights: draws.take(weights.length, weights.length).map((at) => weights[at] ?? 0),
    };
  }
  const classes = sport === 'soccer' ? SOCCER_CLASSES.length : BASKETBALL_LEADS.length;
  const drawn = draws.below(classes);
  const [home = 0, away = 0] = draws.take(TEAMS[sport], 2);
  if (sport === 'soccer') return { sport, strength: drawn, home, away };
  return { sport, lead: BASKETBALL_LEADS[drawn] ?? 0, home, away };
}

/** The index in a list of weights that a number below their sum falls to. */
function weighted(weights: readonly number[], draws: Draws): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = draws.below(sum);
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Draws the result: the integers after those of the card. */
export function drawVirtual(card: VirtualCard, draws: Draws): VirtualResult {
  if (card.sport === 'soccer') {
    const [home, away] = SOCCER_CLASSES[card.strength] ?? SOCCER_CLASSES[2];
    const goals = (mean: number) => weighted(GOAL_WEIGHTS[mean] ?? [], draws);
    return { family: 'soccer', goals: { home: goals(home), away: goals(away) } };
  }
  if (card.sport === 'basketball') return drawBasketball(card.lead, draws);
  return { family: card.sport, order: drawRace(card.weights, draws) };
}

/** The score of regulation time by the sums of both sides' dice. */
function basketballScore(lead: number, thrown: VirtualScore): VirtualScore {
  const { points } = BASKETBALL;
  return {
    home: points + Math.max(lead, 0) + thrown.home,
    away: points + Math.max(-lead, 0) + thrown.away,
  };
}

/** The results that the dice may have; a level score is broken by one die each until they differ: either side as likely. */
export function basketballResults(lead: number, thrown: VirtualScore) {
  const regulation = basketballScore(lead, thrown);
  const { home, away } = regulation;
  const finals =
    home === away
      ? [
          { home: home + 1, away },
          { home, away: away + 1 },
        ]
      : [regulation];
  return finals.map((final) => ({ family: 'basketball' as const, regulation, final }));
}

function drawBasketball(lead: number, draws: Draws): VirtualResult {
  const { dice, faces } = BASKETBALL;
  const die = () => draws.below(faces) + 1;
  const throwAll = () => Array.from({ length: dice }, die).reduce((sum, each) => sum + each, 0);
  const regulation = basketballScore(lead, { home: throwAll(), away: throwAll() });
  const final = { ...regulation };
  while (final.home === final.away) {
    final.home += die();
    final.away += die();
  }
  return { family: 'basketball', regulation, final };
}

/** One place after the other, each runner left by its weight. */
function drawRace(weights: readonly number[], draws: Draws): number[] {
  const left = [...weights];
  return left.map(() => {
    const at = weighted(left, draws);
    left[at] = 0;
    return at + 1;
  });
}

/** The handicap of the home side in hundredths, so that half a point decides. */
export function basketballHandicap(lead: number): number {
  return -lead * 100 - 50;
}

/** The total of both sides in hundredths that is over or under. */
export function basketballTotal(lead: number): number {
  return (2 * BASKETBALL.points + Math.abs(lead)) * 100 + 6950;
}

function soccerOutcome({ home, away }: VirtualScore): Outcome {
  const winner = home === away ? 'X' : home > away ? '1' : '2';
  return {
    won: {
      '1x2': [winner],
      'ou-2.5': [home + away > 2 ? 'over' : 'under'],
      btts: [home > 0 && away > 0 ? 'btts-yes' : 'btts-no'],
      oe: [oddOrEven(home + away)],
    },
  };
}

/** What a result makes of the selections of an event. */
export function virtualOutcome(card: VirtualCard, result: VirtualResult): Outcome {
  if (result.family === 'soccer') return soccerOutcome(result.goals);
  if (result.family === 'basketball' && card.sport === 'basketball') {
    const { home, away } = result.regulation;
    const isCovered = (home - away) * 100 + basketballHandicap(card.lead) > 0;
    const isOver = (home + away) * 100 > basketballTotal(card.lead);
    return {
      won: {
        '12': [result.final.home > result.final.away ? 'home' : 'away'],
        hcp: [isCovered ? 'hcp-home' : 'hcp-away'],
        ou: [isOver ? 'over' : 'under'],
      },
    };
  }
  if (result.family === 'basketball') throw new Error('the card is of another sport');
  const [first = 0, second = 0] = result.order;
  return {
    won: {
      win: [String(first)],
      place: result.order.slice(0, RACE_PLACES[result.family]).map(String),
      exacta: [`${first}-${second}`],
      quinella: [[first, second].toSorted((a, b) => a - b).join('-')],
    },
  };
}
