// The markets on the order of a match's goals, and on when the first of them falls.
import type { Score } from '#rules/scores.ts';
import { expectedFrom, type GoalGame, playedBy, playedFrom, scoreAt } from '../goal-game.ts';
import { MINUTE, type SimulatedFixture } from '../model.ts';
import {
  behindChance,
  lastSide,
  nextSide,
  raceChances,
  type SideChances,
} from '../order-chances.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { poissonTable } from '../probability.ts';
import type { Rates } from '../strength.ts';
import { firstToScore } from '../stretch.ts';
import { FIRST_HALF, goalRates, USUAL_LENGTH } from './strength.ts';

const FIRST_OF_SECOND = 900011;
const LAST = 56;
const NEXT = 59;
const RACE = 341;
const BEHIND = 85;
const FIRST_TIME = 900032;

const SIDES = ['home', 'away'] as const;
const REGULATION = ['10', '20'] as const;
const isRegulation = (code: string) => REGULATION.some((one) => one === code);
const RACES = [200, 300];
/** The stake comes back where nobody gets there: in more matches than this, and no race is offered. */
const MOST_REFUNDED = 0.35;
/** What gives stakes back has a margin on the others alone, and lists of long shots one of which each takes its share. */
const WIDE_BOOK = 1.09;
/** An outcome that is less likely is left out: its odds would end at the highest there are. */
const LEAST_CHANCE = 0.011;
const SIZE = 11;

/** What is known of the goals at an instant, and what is still expected of them in regulation time. */
interface GoalOutlook {
  now: Score;
  left: Rates;
  last?: 'home' | 'away' | undefined;
  /** Sides that were behind at some time. */
  behind: readonly ('home' | 'away')[];
}

function race(to: number, { now, left }: GoalOutlook): Quote | null {
  const chances = raceChances(to / 100, now, left);
  if (!chances || chances.none > MOST_REFUNDED) return null;
  const outcomes = [
    ['1', chances.home],
    ['2', chances.away],
  ] as const;
  return quote(RACE, outcomes, { line: to, book: WIDE_BOOK });
}

function orNobody(typeId: number, { home, away, none }: SideChances): Quote | null {
  const outcomes = [
    ['1', home],
    ['2', away],
    ['No Goal', none],
  ] as const;
  const possible = outcomes.filter(([, chance]) => chance > 0);
  return quote(typeId, possible);
}

/** How likely a side is to win a match in which it is behind at some time. */
function winsFromBehind({ now, left, behind }: GoalOutlook, side: 'home' | 'away'): number {
  const other = side === 'home' ? 'away' : 'home';
  const [own, others] = [poissonTable(left[side], SIZE), poissonTable(left[other], SIZE)];
  const lead = now[side] - now[other];
  let sum = 0;
  own.forEach((one, goals) => {
    others.forEach((two, conceded) => {
      if (lead + goals - conceded <= 0) return;
      const share = behind.includes(side) ? 1 : behindChance(lead, goals, conceded);
      sum += one * two * share;
    });
  });
  return sum;
}

/** For each side by itself: both lose where nobody comes back. */
function fromBehind(outlook: GoalOutlook): Quote | null {
  const [home, away] = SIDES.map((side) => winsFromBehind(outlook, side));
  if (home === undefined || away === undefined || Math.min(home, away) < LEAST_CHANCE) return null;
  const outcomes = [
    ['1', home],
    ['2', away],
  ] as const;
  return quote(BEHIND, outcomes, { cover: home + away, book: WIDE_BOOK });
}

/** Last, races and comebacks, by what there was and what is to come. */
function inOrder(outlook: GoalOutlook): (Quote | null)[] {
  return [
    orNobody(LAST, lastSide(outlook.left, outlook.last)),
    ...RACES.map((to) => race(to, outlook)),
    fromBehind(outlook),
  ];
}

/** A stretch of a half's clock, as a list names it; the last of a half has all of its added time. */
interface Band {
  name: string;
  code: (typeof REGULATION)[number];
  /** Minutes of the half. */
  from: number;
  to: number;
}

const BANDS: readonly Band[] = REGULATION.flatMap((code, half) =>
  [0, 15, 30].map((from) => {
    const first = half * 45 + from;
    return {
      name: `${first + 1}-${first + 15}`,
      code,
      from,
      to: from === 30 ? Number.POSITIVE_INFINITY : from + 15,
    };
  }),
);

/** What is expected of both sides together in a stretch of a half, from an instant on where one is given. */
type Expected = (band: Band) => number;

/** When the first goal falls: in one band, with none in those before. */
function firstTime(expected: Expected): Quote | null {
  let none = 1;
  const inBands = BANDS.map((band): [string, number] => {
    const stays = Math.exp(-expected(band));
    const chance = none * (1 - stays);
    none *= stays;
    return [band.name, chance];
  });
  const listed = inBands.filter(([, chance]) => chance >= LEAST_CHANCE);
  // Without it the stakes on the others would come back where there is no goal.
  const outcomes = [...listed, ['No Goal', none] as const];
  if (outcomes.length < 2) return null;
  const cover = outcomes.reduce((sum, [, chance]) => sum + chance, 0);
  return quote(FIRST_TIME, outcomes, { cover, book: WIDE_BOOK });
}

/** Share of a half's goals in a band, of a half that is as long as halves are. */
function usualShare({ code, from, to }: Band): number {
  const length = USUAL_LENGTH[code] * MINUTE;
  return playedBy(length, to * MINUTE) - playedBy(length, from * MINUTE);
}

const sharesOfHalf = { '10': FIRST_HALF, '20': 1 - FIRST_HALF } as const;

/** Before a match begins. */
export function footballOrder(fixture: SimulatedFixture): Quote[] {
  const left = goalRates(fixture);
  const all = left.home + left.away;
  const late = 1 - FIRST_HALF;
  return offered([
    ...inOrder({ now: { home: 0, away: 0 }, left, behind: [] }),
    firstToScore(left.home * late, left.away * late, FIRST_OF_SECOND, '20'),
    firstTime((band) => all * sharesOfHalf[band.code] * usualShare(band)),
  ]);
}

function outlookAt(game: GoalGame, at: number): GoalOutlook {
  const goals = game.goals.filter((goal) => goal.at <= at && isRegulation(goal.code));
  const [score, behind] = [{ home: 0, away: 0 }, new Set<'home' | 'away'>()];
  for (const { side } of goals) {
    score[side] += 1;
    if (score.home !== score.away) behind.add(score.home < score.away ? 'home' : 'away');
  }
  const left = expectedFrom(game, at, REGULATION);
  return { now: score, left, last: goals.at(-1)?.side, behind: [...behind] };
}

/** The goal after as many as there are now. */
function nextGoal({ now, left }: GoalOutlook): Quote | null {
  const { home, away, none } = nextSide(left);
  const outcomes = [
    ['1', home],
    ['No Goal', none],
    ['2', away],
  ] as const;
  return quote(NEXT, outcomes, { offerScore: now });
}

/** What is left of a band in a game that is played; of a half that has not begun by its usual length. */
function leftOf(game: GoalGame, at: number): Expected {
  return (band) => {
    const segment = game.segments.find(({ code }) => code === band.code);
    if (!segment) return 0;
    const all = segment.home + segment.away;
    if (at < segment.startsAt) return all * usualShare(band);
    return all * playedFrom(segment, at, band);
  };
}

/** While a match is played. */
export function footballOrderInPlay(game: GoalGame, at: number): Quote[] {
  const outlook = outlookAt(game, at);
  const isGoalless = outlook.last === undefined;
  const ofSecond = scoreAt(game, at, ['20']);
  const late = expectedFrom(game, at, ['20']);
  return offered([
    nextGoal(outlook),
    ...inOrder(outlook),
    ofSecond.home + ofSecond.away === 0
      ? firstToScore(late.home, late.away, FIRST_OF_SECOND, '20')
      : null,
    isGoalless ? firstTime(leftOf(game, at)) : null,
  ]);
}
