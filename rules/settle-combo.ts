// "A And B": two markets of one match as one pick.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { type MarketFamily, type MarketType, periodOf } from './markets/market-types.ts';
import { lacksPart, type Score, scoreForPeriod } from './scores.ts';
import { countFor, isOver, type SettleInput } from './settle-input.ts';
import { settleScore } from './settle-score.ts';

const { open, lost, won, void: refunded } = LEG_RESULT;

/** What the two halves of an outcome are picks of; `home` and `away` ask whether that side wins. */
const PARTS: Readonly<Record<number, readonly [MarketFamily | 'home' | 'away', MarketFamily]>> = {
  427: ['winner3', 'total'],
  1795: ['winner3', 'total'],
  1537: ['home', 'total'],
  1538: ['away', 'total'],
  900020: ['winner3', 'both-score'],
  900021: ['double-chance', 'total'],
  900022: ['double-chance', 'both-score'],
  900023: ['both-score', 'total'],
  900024: ['htft', 'total'],
};

/** Joins two parts: one lost part loses, all won win, and what is left is void. */
function joinResults(results: readonly LegResult[]): LegResult {
  if (results.includes(lost)) return lost;
  if (results.includes(open)) return open;
  return results.every((result) => result === won) ? won : refunded;
}

/** Settles a pick of two markets by a score of their period as if it were final. */
export function settleComboByScore(type: MarketType, input: SettleInput, score: Score): LegResult {
  const parts = PARTS[type.id];
  if (!parts) return open;
  const half = scoreForPeriod(input.scores, 'half1', input.sport);
  const outcomes = input.outcome.split(' And ');
  const results = parts.map((family, index) => {
    const outcome = outcomes[index] ?? '';
    const common = { line: input.line, score, ...(half && { half }) };
    if (family !== 'home' && family !== 'away') return settleScore({ family, outcome, ...common });
    const side = family === 'home' ? '1' : '2';
    const wins = settleScore({ family: 'winner3', outcome: side, ...common });
    return outcome === 'Yes' ? wins : wins === won ? lost : won;
  });
  return joinResults(results);
}

/** Settles a pick of two markets when their period is over. */
export function settleCombo(type: MarketType, input: SettleInput): LegResult {
  const score = isOver(type, input) ? countFor(type, input) : null;
  if (!score) return open;
  if (input.finished && lacksPart(input.scores, periodOf(type), input.sport)) return refunded;
  return settleComboByScore(type, input, score);
}
