// Apart from `settle.ts`, which knows every family: a screen that tells what a score means need not load it.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { countsFromOffer } from './markets/basis.ts';
import { type MarketType, marketType } from './markets/market-types.ts';
import { type Score, scoreForPeriod } from './scores.ts';
import { settleComboByScore } from './settle-combo.ts';
import type { SettleInput } from './settle-input.ts';
import { settleScore } from './settle-score.ts';

const { open, void: refunded } = LEG_RESULT;

function sinceOffer(score: Score, input: SettleInput): Score {
  const { offerScore, typeId, sport } = input;
  if (!offerScore || !countsFromOffer(typeId, sport)) return score;
  return { home: score.home - offerScore.home, away: score.away - offerScore.away };
}

/** Settles a pick by a count of its market's period as if it were final. */
export function settleByScore(type: MarketType, input: SettleInput, score: Score): LegResult {
  // No one score tells what both halves had.
  if (type.part === 'half1+half2') return open;
  if (type.family === 'combo') return settleComboByScore(type, input, score);
  const half = halfOf(type, input);
  // Which scores were listed differs by fixture; every other list is the type's own.
  const isOwnList = type.family !== 'correct-score' && !type.outcomes[0]?.startsWith('*');
  const offered = input.offered ?? (isOwnList ? type.outcomes : undefined);
  return settleScore({
    family: type.family,
    outcome: input.outcome,
    line: input.line,
    score: sinceOffer(score, input),
    ...(half && { half }),
    ...(type.side && { side: type.side }),
    ...(offered && { offered }),
  });
}

/** The first part of a half-time/full-time market: the half, or the first set. */
function halfOf({ part }: MarketType, { scores, sport }: SettleInput): Score | null {
  return scoreForPeriod(scores, part === 'p1+full' ? 'p1' : 'half1', sport);
}

/** Whether a final score of its market's part alone leaves a pick void: a level handicap, a total on its line, a draw. */
export function isPush(
  pick: Pick<SettleInput, 'typeId' | 'outcome' | 'line' | 'offerScore' | 'sport'>,
  score: Score,
): boolean {
  const type = marketType(pick.typeId);
  const input = { ...pick, scores: {}, finished: true };
  return type !== undefined && settleByScore(type, input, score) === refunded;
}
