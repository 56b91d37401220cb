import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketFamily } from './markets/market-types.ts';
import type { Score } from './scores.ts';

/** One pick against one known final score of its market's period and statistic. */
export interface FamilyInput {
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
  /** Who scored first, when known. */
  firstScorer?: '1' | '2';
}

const { open, lost, won, void: refunded, halfLost, halfWon } = LEG_RESULT;

function wonIf(condition: boolean): LegResult {
  return condition ? won : lost;
}

function signOf(home: number, away: number): '1' | 'X' | '2' {
  if (home === away) return 'X';
  return home > away ? '1' : '2';
}

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

function settleTotal(outcome: string, line: number, count: number): LegResult {
  const direction = outcome === 'Over' ? 1 : -1;
  return joinParts(stakeLines(line).map((part) => (count * 100 - part) * direction));
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
  const actual = `${signOf(half.home, half.away)}/${signOf(full.home, full.away)}`;
  if (offered && !offered.includes(actual)) return refunded;
  return wonIf(outcome === actual);
}

function settleFirstScore({ outcome, score, offered, firstScorer }: FamilyInput): LegResult {
  if (score.home + score.away === 0) {
    if (outcome === 'No Goal') return won;
    return offered && !offered.includes('No Goal') ? refunded : lost;
  }
  const oneSided = score.home > 0 && score.away > 0 ? undefined : signOf(score.home, score.away);
  const first = firstScorer ?? oneSided;
  return outcome === 'No Goal' ? lost : first === undefined ? open : wonIf(outcome === first);
}

/** "1 And Over": one lost part loses; all won wins; otherwise the bet is void. */
function settleCombo(outcome: string, line: number, score: Score): LegResult {
  const [sign, total = ''] = outcome.split(' And ');
  const parts = [
    wonIf(sign === signOf(score.home, score.away)),
    settleTotal(total, line, score.home + score.away),
  ];
  if (parts.includes(lost)) return lost;
  return parts.every((part) => part === won) ? won : refunded;
}

/**
 * Settles one pick against the final score of its period. Returns 0 when a needed fact is missing
 * (the line, the half-time score, the offered list, who scored first).
 */
export function settleFamily(input: FamilyInput): LegResult {
  const { family, outcome, line, score, half, side, offered } = input;
  const { home, away } = score;
  const sign = signOf(home, away);
  const own = side === 'away' ? away : home;
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
      return line === null ? open : wonIf(outcome === signOf(home * 100 + line, away * 100));
    case 'total':
      return line === null ? open : settleTotal(outcome, line, home + away);
    case 'team-total':
      return line === null ? open : settleTotal(outcome, line, own);
    case 'total3':
      return line === null ? open : settleTotal3(outcome, line, home + away);
    case 'both-score':
      return wonIf((home > 0 && away > 0) === (outcome === 'Yes'));
    case 'team-score':
      return wonIf(own > 0 === (outcome === 'Yes'));
    case 'clean-sheet':
      return wonIf(((side === 'away' ? home : away) === 0) === (outcome === 'Yes'));
    case 'odd-even':
      return wonIf((home + away) % 2 === (outcome === 'Odd' ? 1 : 0));
    case 'correct-score':
      return settleCorrectScore(outcome, score, offered);
    case 'htft':
      return half ? settleHalfFull(outcome, half, score, offered) : open;
    case 'first-score':
      return settleFirstScore(input);
    case 'combo':
      return line === null ? open : settleCombo(outcome, line, score);
  }
}
