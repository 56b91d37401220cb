import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { isDecided, isVoid, LEG_RESULT, legResultText } from '#rules/leg-result.ts';
import { isQuarterLine, lineForOutcome } from '#rules/markets/market-kinds.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { formatScore } from '#rules/scores.ts';
import { settleByScore } from '#rules/settle-by-score.ts';
import { basisText, lineText } from '@/entities/market-dictionary/@x/bet';
import type { FixtureLeg } from './bet';
import { countedText } from './counted-text';
import { factsText } from './facts-text';
import { messages } from './messages';
import { pushText } from './push-text';
import { legStateOf } from './state';

/** Why a leg is void that no score decided, by the status of its fixture. */
const voidReasons: Partial<Record<number, string>> = {
  [FIXTURE_STATUS.cancelled]: messages.voidCancelled,
  [FIXTURE_STATUS.postponed]: messages.voidPostponed,
  [FIXTURE_STATUS.abandoned]: messages.voidAbandoned,
};

const halfResults: readonly number[] = [LEG_RESULT.halfWon, LEG_RESULT.halfLost];

/** The two lines of a quarter line with what became of each half of the stake; null for every other result. */
function halvesText(leg: FixtureLeg): string | null {
  const { typeId, sport, line, outcome, offerScore, decidedBy, result } = leg;
  const type = marketType(typeId);
  if (!type || !decidedBy || line === null || !isQuarterLine(line)) return null;
  if (!halfResults.includes(result)) return null;
  const own = (part: number) => lineForOutcome(type.family, outcome, part) ?? part;
  // The one nearer to level first, as the line is spoken of.
  return [line - 25, line + 25]
    .sort((one, two) => Math.abs(own(one)) - Math.abs(own(two)))
    .map((part) => {
      const pick = { typeId, sport, outcome, line: part, offerScore };
      const input = { ...pick, scores: {}, finished: true };
      const half = settleByScore(type, input, decidedBy);
      const word = isVoid(half) ? messages.void : legResultText(half);
      return `${lineText({ typeId, outcome, line: part }, sport)} ${word}`;
    })
    .join(' · ');
}

/**
 * In plain words: the line with the score it counted from, what is read beside the score, and the score of
 * its part of the match. Null while the leg is open.
 */
export function decidedText(leg: FixtureLeg): string | null {
  const { result, decidedBy, sport, typeId } = leg;
  if (!isDecided(result)) return null;
  if (legStateOf(leg) === 'cancelled') return messages.withItsBet;
  const facts = factsText(leg);
  if (decidedBy === null && facts.length === 0) {
    return isVoid(result)
      ? (voidReasons[leg.fixtureStatus] ?? messages.voidOther)
      : legResultText(result);
  }
  const push = pushText(leg);
  if (push !== null) return push;
  const line = [basisText(leg), lineText(leg, sport)].filter(Boolean).join(' ');
  const final = decidedBy && `${countedText(typeId, sport)} ${formatScore(decidedBy)}`;
  const halves = halvesText(leg);
  const word = legResultText(result);
  const end = halves === null ? word : `${halves} (${word})`;
  return `${[line, ...facts, final].filter(Boolean).join(', ')} → ${end}`;
}
