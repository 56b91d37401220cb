import type { Draws } from './draws.ts';
import { type Outcome, oddOrEven, sectionOf } from './outcome.ts';

const BALLS = 28;
const DRAWN = 5;
const POWERBALLS = 10;

/** Five of 28 balls in the order of drawing, and a powerball of 0 to 9. */
export interface PowerballResult {
  balls: readonly number[];
  powerball: number;
  sum: number;
}

export function drawPowerball(draws: Draws): PowerballResult {
  const balls = draws.take(BALLS, DRAWN).map((index) => index + 1);
  const powerball = draws.below(POWERBALLS);
  return { balls, powerball, sum: balls.reduce((total, ball) => total + ball, 0) };
}

const powerSections = [
  ['A', 2],
  ['B', 4],
  ['C', 6],
  ['D', 9],
] as const;
const sumSections = [
  ['A', 35],
  ['B', 49],
  ['C', 57],
  ['D', 65],
  ['E', 78],
  ['F', 130],
] as const;
const sizes = [
  ['small', 64],
  ['medium', 80],
  ['big', 130],
] as const;

export function powerballOutcome({ powerball, sum }: PowerballResult): Outcome {
  const [powerSide, side] = [oddOrEven(powerball), oddOrEven(sum)];
  const powerHalf = powerball < 5 ? 'under' : 'over';
  const half = sum < 73 ? 'under' : 'over';
  const size = sectionOf(sizes, sum);
  return {
    won: {
      'p-oe': [powerSide],
      'p-uo': [powerHalf],
      'n-oe': [side],
      'n-uo': [half],
      'n-size': [size],
      'p-oe-uo': [`${powerSide}-${powerHalf}`],
      'n-oe-uo': [`${side}-${half}`],
      'n-oe-size': [`${side}-${size}`],
      'pn-oe': [`${powerSide}-${side}`],
      'p-sec': [sectionOf(powerSections, powerball)],
      'n-sec': [sectionOf(sumSections, sum)],
      'p-num': [String(powerball)],
    },
  };
}

/** The first ball of a powerball decides the walk of a ladder. */
export interface LadderResult {
  ball: number;
  start: 'left' | 'right';
  /** Rungs: an odd number of them changes sides. */
  lines: 3 | 4;
  finish: 'odd' | 'even';
}

export function drawLadder(draws: Draws): LadderResult {
  const ball = draws.below(BALLS) + 1;
  const start = oddOrEven(ball) === 'odd' ? 'left' : 'right';
  const lines = ball <= BALLS / 2 ? 3 : 4;
  // The left pole ends at odd, the right one at even; four rungs lead back to the side of the start.
  const isLeft = (start === 'left') === (lines === 4);
  return { ball, start, lines, finish: isLeft ? 'odd' : 'even' };
}

export function ladderOutcome({ start, lines, finish }: LadderResult): Outcome {
  return {
    won: {
      start: [start],
      line: [String(lines)],
      oe: [finish],
      combo: [`${start}-${lines}-${finish}`],
    },
  };
}
