import { type Score, scoreForPeriod } from '#rules/scores.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import type { NamedCount } from '@/entities/market-dictionary';
import type { MatchResult } from '../api';

/** The points of one part of a match. */
export interface ScorePart extends Score {
  code: number;
}

/** Lists the parts that were played, in order; running totals are none. */
export function scoreParts({ scores }: Pick<MatchResult, 'scores'>, sport: SportKey): ScorePart[] {
  const { regulation, overtime } = sportOf(sport);
  return [...regulation, ...overtime].flatMap((code) => {
    const score = scores[code];
    return score ? { code, ...score } : [];
  });
}

/** One count of a match beside its score, and in which part where it is not the whole. */
export interface CountRow extends Score {
  counted: NamedCount;
  /** Of the whole match as far as it is known, in the order of its parts. */
  parts: ScorePart[];
}

const SHOWN_COUNTS = [
  ...(['corner', 'yellow-card', 'red-card'] as const),
  ...(['kill', 'tower', 'dragon', 'baron'] as const),
] satisfies NamedCount[];

/** What was counted beside the score over regulation time, without counts that are unknown. */
export function countRows({ counts }: Pick<MatchResult, 'counts'>, sport: SportKey): CountRow[] {
  return SHOWN_COUNTS.flatMap((counted) => {
    const count = counts?.[counted];
    const whole = count && scoreForPeriod(count, 'full', sport);
    return whole ? [{ counted, ...whole, parts: scoreParts({ scores: count }, sport) }] : [];
  });
}

/** The score that a match is known by, with overtime and penalties; null where none was played. */
export function finalScore({ scores }: Pick<MatchResult, 'scores'>, sport: SportKey): Score | null {
  return scoreForPeriod(scores, 'full+ot+so', sport);
}
