import type { VirtualScore } from '#rules/rounds/virtual.ts';
import { between, eased, randomFrom, shareOf, shuffled } from './course-random';

export type Side = keyof VirtualScore;

/** A place on the field in shares of its length and width. The home side plays to the right. */
export interface Spot {
  x: number;
  y: number;
}

/** Instants are milliseconds since the start. */
export interface Chance {
  /** When it is decided. */
  at: number;
  side: Side;
  outcome: 'scored' | 'saved' | 'wide';
  /** None unless it scores. */
  points: number;
  from: Spot;
  to: Spot;
}

export interface Period {
  from: number;
  to: number;
  /** Minutes of the match that it stands for. */
  minutes: number;
}

/** A match as it is shown: each chance in its order, all that score together make the result. */
export interface MatchCourse {
  periods: readonly Period[];
  chances: readonly Chance[];
}

const CENTRE: Spot = { x: 0.5, y: 0.5 };
const LEAST_CHANCES = 10;
const LEAST_MISSES = 4;

const soccerHalves: readonly Period[] = [
  { from: 1_000, to: 28_500, minutes: 45 },
  { from: 31_000, to: 58_500, minutes: 45 },
];

const quarters = (starts: readonly number[], length: number): Period[] =>
  starts.map((from) => ({ from, to: from + length, minutes: 12 }));
const regulationPeriods = quarters([1_000, 15_000, 30_500, 44_500], 13_500);
const overtimePeriods: readonly Period[] = [
  ...quarters([1_000, 13_500, 27_500, 40_000], 11_500),
  { from: 53_000, to: 58_000, minutes: 5 },
];

type Play = Omit<Chance, 'at'>;

/** A spot as the side sees it that plays to the right. */
function spotFor(side: Side, x: number, y: number): Spot {
  return { x: side === 'home' ? x : 1 - x, y };
}

/** Spreads plays over a period, none at its very beginning or end. */
function spread(plays: readonly Play[], { from, to }: Period, random: () => number): Chance[] {
  return plays.map((play, index) => {
    const share = (index + between(0.65, 0.95, random())) / plays.length;
    return { ...play, at: Math.round(between(from, to, share)) };
  });
}

function spreadOver(
  periods: readonly Period[],
  plays: readonly Play[],
  random: () => number,
): Chance[] {
  const cutAt = (index: number) => Math.round((plays.length * index) / periods.length);
  return periods.flatMap((period, index) =>
    spread(plays.slice(cutAt(index), cutAt(index + 1)), period, random),
  );
}

/** Two halves of chances, of which as many score as the result says. */
export function soccerCourse(goals: VirtualScore, seed: string): MatchCourse {
  const random = randomFrom(`${seed} ${goals.home}:${goals.away}`);
  const total = goals.home + goals.away;
  const misses = Math.max(LEAST_MISSES, LEAST_CHANCES - total);
  const play = (side: Side, outcome: Chance['outcome']): Play => {
    const isLow = random() < 0.5;
    const [x, y] = {
      scored: [1, between(0.45, 0.55, random())] as const,
      saved: [0.96, between(0.44, 0.56, random())] as const,
      wide: [1, isLow ? between(0.2, 0.34, random()) : between(0.66, 0.8, random())] as const,
    }[outcome];
    return {
      side,
      outcome,
      points: outcome === 'scored' ? 1 : 0,
      from: spotFor(side, between(0.72, 0.9, random()), between(0.2, 0.8, random())),
      to: spotFor(side, x, y),
    };
  };
  const plays = [
    ...Array.from({ length: goals.home }, () => play('home', 'scored')),
    ...Array.from({ length: goals.away }, () => play('away', 'scored')),
    ...Array.from({ length: misses }, () =>
      play(random() < 0.5 ? 'home' : 'away', random() < 0.5 ? 'saved' : 'wide'),
    ),
  ];
  const chances = spreadOver(soccerHalves, shuffled(plays, random), random);
  return { periods: soccerHalves, chances };
}

/** Cuts points into baskets of one, two and three. */
function basketsOf(points: number, random: () => number): number[] {
  const baskets: number[] = [];
  for (let left = points; left > 0; ) {
    const chance = random();
    const next = Math.min(left, chance < 0.14 ? 1 : chance < 0.7 ? 2 : 3);
    baskets.push(next);
    left -= next;
  }
  return baskets;
}

const HOOP: Spot = { x: 0.95, y: 0.5 };

function shotFrom(points: number, random: () => number): Spot {
  if (points === 1) return { x: 0.8, y: 0.5 };
  const angle = between(-1.2, 1.2, random());
  const [far, wide] = points === 3 ? [0.27, 0.45] : [between(0.05, 0.17, random()), 0.26];
  return { x: HOOP.x - far * Math.cos(angle), y: HOOP.y + wide * Math.sin(angle) };
}

/** The baskets of both sides, each side's evenly over the time. */
function basketsOfBoth(score: VirtualScore, random: () => number): Play[] {
  const of = (side: Side) => {
    const baskets = basketsOf(score[side], random);
    return baskets.map((points, index) => {
      const { x, y } = shotFrom(points, random);
      const play: Play = {
        side,
        points,
        outcome: 'scored',
        from: spotFor(side, x, y),
        to: spotFor(side, HOOP.x, HOOP.y),
      };
      return { play, by: (index + random()) / baskets.length };
    });
  };
  return [...of('home'), ...of('away')].toSorted((a, b) => a.by - b.by).map(({ play }) => play);
}

/** Four quarters that end with the score of `regulation`; overtime where `final` is another. */
export function basketballCourse(
  { regulation, final }: { regulation: VirtualScore; final: VirtualScore },
  seed: string,
): MatchCourse {
  const random = randomFrom(`${seed} ${final.home}:${final.away}`);
  const more = { home: final.home - regulation.home, away: final.away - regulation.away };
  const isLonger = more.home + more.away > 0;
  const periods = isLonger ? overtimePeriods : regulationPeriods;
  const inRegulation = spreadOver(periods.slice(0, 4), basketsOfBoth(regulation, random), random);
  const inOvertime = spreadOver(periods.slice(4), basketsOfBoth(more, random), random);
  return { periods, chances: [...inRegulation, ...inOvertime] };
}

/** What has been decided, the oldest first. */
export function chancesUntil({ chances }: MatchCourse, at: number): Chance[] {
  return chances.filter((chance) => chance.at <= at);
}

/** The score after the chances that are given. */
export function scoreOf(chances: readonly Chance[]): VirtualScore {
  const score = { home: 0, away: 0 };
  for (const { side, points } of chances) score[side] += points;
  return score;
}

export interface MatchTime {
  /** Periods from 0; how many there are once all are over, -1 before the first. */
  period: number;
  /** Between two periods, or before and after all. */
  isPaused: boolean;
  /** Minutes of the period that are played. */
  minutes: number;
}

export function timeOf({ periods }: MatchCourse, at: number): MatchTime {
  const begun = periods.filter(({ from }) => from <= at).length - 1;
  const current = periods[begun];
  if (!current) return { period: -1, isPaused: true, minutes: 0 };
  const isOver = at >= current.to;
  const { from, to, minutes } = current;
  return {
    period: isOver && begun === periods.length - 1 ? periods.length : begun,
    isPaused: isOver,
    minutes: minutes * shareOf(at, from, to),
  };
}

/** Milliseconds that the ball takes for a shot, from there to where it rests, and for a chance as a whole. */
const BALL = { shot: 450, rest: 600, chance: 1_500 };

/** Chances that the ball has the time for: of those that follow at once, the first. */
function apart(chances: readonly Chance[]): Chance[] {
  let free = 0;
  return chances.filter(({ at }) => {
    if (at < free) return false;
    free = at + BALL.chance;
    return true;
  });
}

/** Where the ball is: it comes up for a chance, is shot, and goes back to the middle. */
export function ballAt({ periods, chances }: MatchCourse, at: number): Spot {
  const path = [
    { at: 0, spot: CENTRE },
    ...periods.flatMap(({ from, to }) => [from, to].map((end) => ({ at: end, spot: CENTRE }))),
    ...apart(chances).flatMap((chance) => [
      { at: chance.at - BALL.shot, spot: chance.from },
      { at: chance.at, spot: chance.to },
      { at: chance.at + BALL.rest, spot: CENTRE },
    ]),
  ].toSorted((a, b) => a.at - b.at);
  const next = path.findIndex((point) => point.at > at);
  const [from, to] = [path[next - 1], path[next]];
  if (!from || !to) return CENTRE;
  const share = eased(shareOf(at, from.at, to.at));
  return {
    x: between(from.spot.x, to.spot.x, share),
    y: between(from.spot.y, to.spot.y, share),
  };
}
