// Markets that read several parts of a match, each by its own score.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketType } from './markets/market-types.ts';
import { answeredBy, ownOf, type Settled, settleMost, signOf, wonIf } from './pick-result.ts';
import { type Score, scoreForPeriod } from './scores.ts';
import { countsOf, isOver, type SettleInput } from './settle-input.ts';
import { sportOf } from './sports.ts';

const { open, void: refunded } = LEG_RESULT;
const WINS_EITHER_HALF = 171;

function halvesOf(type: MarketType, input: SettleInput): readonly (Score | null)[] {
  const counts = countsOf(type, input);
  return (['half1', 'half2'] as const).map(
    (half) => counts && scoreForPeriod(counts, half, input.sport),
  );
}

/** Markets of family both-score, team-score and win-halves on both halves. */
export function settleHalves(type: MarketType, input: SettleInput): LegResult {
  if (!isOver(type, input)) return open;
  const [first, second] = halvesOf(type, input);
  if (!first || !second) return refunded;
  const halves = [first, second];
  const { outcome } = input;
  if (type.family === 'both-score')
    return answeredBy(
      outcome,
      halves.every(({ home, away }) => home > 0 && away > 0),
    );
  const side = outcome === '2' ? '2' : '1';
  if (type.family === 'team-score') return wonIf(halves.every((half) => ownOf(half, side) > 0));
  const won = halves.filter((half) => signOf(half) === side).length;
  return wonIf(won >= (type.id === WINS_EITHER_HALF ? 1 : 2));
}

const TIES = ['Tie', 'All Periods The Same'];

/** The parts a list names, with what either side or one of them scored there; null for a part that has no score. */
function partsOf(type: MarketType, input: SettleInput): ReadonlyMap<string, number | null> {
  const parts =
    type.part === 'half1+half2'
      ? halvesOf(type, input)
      : sportOf(input.sport).regulation.map((code) => countsOf(type, input)?.[code] ?? null);
  // One list serves sports of three and of four parts.
  const named = (input.offered ?? type.outcomes)
    .filter((name) => !TIES.includes(name))
    .slice(0, parts.length);
  const countOf = (score: Score) => (type.side ? ownOf(score, type.side) : score.home + score.away);
  return new Map(
    named.map((name, index) => {
      const score = parts[index];
      return [name, score ? countOf(score) : null];
    }),
  );
}

/**
 * The part with most points of regulation time. A list with "Tie" has it win whenever the most is shared; one with
 * "All Periods The Same" only when all are equal, and others that tie share the place.
 */
export function settleHighest(type: MarketType, input: SettleInput): Settled {
  if (!isOver(type, input)) return { result: open };
  const parts = partsOf(type, input);
  // Baseball may leave innings out at its end; a part in the middle without a score refunds.
  const played = new Map([...parts].filter((part): part is [string, number] => part[1] !== null));
  if (played.size === 0) return { result: refunded };
  if (played.size < parts.size && input.sport !== 'baseball') return { result: refunded };
  const offered = input.offered ?? type.outcomes;
  const most = Math.max(...played.values());
  const tied = [...played.values()].filter((count) => count === most).length;
  if (offered.includes('Tie') && tied > 1) return { result: wonIf(input.outcome === 'Tie') };
  if (offered.includes('All Periods The Same') && tied === played.size)
    return { result: wonIf(input.outcome === 'All Periods The Same') };
  return settleMost(input.outcome, played);
}
