import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketFamily } from './markets/market-types.ts';
import { isListed, othersOf, ownOf, signOf, wonIf } from './pick-result.ts';
import type { Score } from './scores.ts';

/** One pick against one final score of its market's period and statistic. */
export interface ScoreInput {
  family: MarketFamily;
  outcome: string;
  /** Hundredths; the home side's line for handicaps, the away side has the opposite one. */
  line: number | null;
  score: Score;
  /** First-half score, for half-time/full-time. */
  half?: Score;
  /** The team that a one-team market counts. */
  side?: 'home' | 'away';
  /** Every outcome ever offered for the market of this fixture. */
  offered?: readonly string[];
}

const { open, lost, won, void: refunded, halfLost, halfWon } = LEG_RESULT;

/** The two half-stake lines of a quarter line, or the line itself. */
function stakeLines(line: number): number[] {
  return line % 50 === 0 ? [line] : [line - 25, line + 25];
}

/** Joins the parts of a split stake: the sum of +1 won, 0 void, -1 lost tells the whole. */
function joinParts(margins: number[]): LegResult {
  const sum = margins.reduce((total, margin) => total + Math.sign(margin), 0);
  if (margins.length === 1) return sum > 0 ? won : sum < 0 ? lost : refunded;
  const byTotal: Record<number, LegResult> = {
    2: won,
    1: halfWon,
    0: refunded,
    [-1]: halfLost,
    [-2]: lost,
  };
  return byTotal[sum] ?? refunded;
}

function settleHandicap(outcome: string, line: number, { home, away }: Score): LegResult {
  const lead = (outcome === '1' ? home - away : away - home) * 100;
  const own = outcome === '1' ? line : -line;
  return joinParts(stakeLines(own).map((part) => lead + part));
}

/** Over or Under a line, both in hundredths; a quarter line is two halves of the stake. */
export function settleTotal(outcome: string, line: number, hundredths: number): LegResult {
  const direction = outcome === 'Over' ? 1 : -1;
  return joinParts(stakeLines(line).map((part) => (hundredths - part) * direction));
}

function settleTotal3(outcome: string, line: number, count: number): LegResult {
  if (outcome === 'Exactly') return wonIf(count * 100 === line);
  return wonIf(outcome === 'Over' ? count * 100 > line : count * 100 < line);
}

function settleCorrectScore(
  outcome: string,
  score: Score,
  offered: readonly string[] | undefined,
): LegResult {
  const actual = `${score.home}-${score.away}`;
  if (outcome !== 'Any Other Score') return wonIf(outcome === actual);
  return offered ? wonIf(!offered.includes(actual)) : open;
}

/** A drawn half or match that a list has no selection for refunds the bet. */
function settleHalfFull(
  outcome: string,
  half: Score,
  full: Score,
  offered: readonly string[] | undefined,
): LegResult {
  const actual = `${signOf(half)}/${signOf(full)}`;
  if (offered && !offered.includes(actual)) return refunded;
  return wonIf(outcome === actual);
}

/** "1 by 2", "2 by 11+", "1 by 1-5" and X; a draw that has no selection refunds the bet. */
function settleMargin(
  outcome: string,
  score: Score,
  offered: readonly string[] | undefined,
): LegResult {
  const actual = signOf(score);
  if (actual === 'X' && offered && !offered.includes('X')) return refunded;
  const [sign, by] = outcome.split(' by ');
  if (by === undefined) return wonIf(sign === actual);
  const isBy = isListed(by, Math.abs(score.home - score.away));
  return isBy === null ? open : wonIf(sign === actual && isBy);
}

/** "1" of both sides, or Yes and No of one. */
function settleWinToNil({ outcome, side, score }: ScoreInput): LegResult {
  const winner = side === undefined ? outcome : side === 'home' ? '1' : '2';
  const toNil = signOf(score) === winner && othersOf(score, winner === '1' ? '1' : '2') === 0;
  return wonIf(toNil === (side === undefined || outcome === 'Yes'));
}

/**
 * Settles one pick of a family that the final score of its period decides. Returns 0 when a needed fact is missing (the
 * line, the half-time score, the offered list), and for every other family.
 */
export function settleScore(input: ScoreInput): LegResult {
  const { family, outcome, line, score, half, side = 'home', offered } = input;
  const { home, away } = score;
  const sign = signOf(score);
  const own = ownOf(score, side);
  const counted = input.side === undefined ? home + away : own;
  switch (family) {
    case 'winner3':
      return wonIf(outcome === sign);
    case 'winner2':
    case 'draw-no-bet':
      return sign === 'X' ? refunded : wonIf(outcome === sign);
    case 'double-chance':
      return wonIf(outcome.includes(sign));
    case 'handicap':
      return line === null ? open : settleHandicap(outcome, line, score);
    case 'handicap3':
      return line === null
        ? open
        : wonIf(outcome === signOf({ home: home * 100 + line, away: away * 100 }));
    case 'total':
    case 'team-total':
      return line === null ? open : settleTotal(outcome, line, counted * 100);
    case 'total3':
      return line === null ? open : settleTotal3(outcome, line, counted);
    case 'both-score':
      return wonIf((home > 0 && away > 0) === (outcome === 'Yes'));
    case 'team-score':
      return wonIf(own > 0 === (outcome === 'Yes'));
    case 'clean-sheet':
      return wonIf((othersOf(score, side) === 0) === (outcome === 'Yes'));
    case 'odd-even':
      return wonIf(counted % 2 === (outcome === 'Odd' ? 1 : 0));
    case 'correct-score':
      return settleCorrectScore(outcome, score, offered);
    case 'exact-number':
      return wonIf(isListed(outcome, counted) === true);
    case 'margin':
      return settleMargin(outcome, score, offered);
    case 'win-to-nil':
      return settleWinToNil(input);
    case 'htft':
      return half ? settleHalfFull(outcome, half, score, offered) : open;
    default:
      return open;
  }
}
