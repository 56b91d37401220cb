import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { isDecided, isVoid, legResultText } from '#rules/leg-result.ts';
import { formatScore } from '#rules/scores.ts';
import { basisText, lineText } from '@/entities/market-dictionary/@x/bet';
import type { FixtureLeg } from './bet';
import { countedText } from './counted-text';
import { messages } from './messages';
import { pushText } from './push-text';
import { legStateOf } from './state';

/** Why a leg is void that no score decided, by the status of its fixture. */
const voidReasons: Partial<Record<number, string>> = {
  [FIXTURE_STATUS.cancelled]: messages.voidCancelled,
  [FIXTURE_STATUS.postponed]: messages.voidPostponed,
  [FIXTURE_STATUS.abandoned]: messages.voidAbandoned,
};

/**
 * Tells in plain words what decided a leg: the line, the score it counted from and the score of its part of the match.
 * Null while the leg is open.
 */
export function decidedText(leg: FixtureLeg): string | null {
  const { result, decidedBy, sport, typeId } = leg;
  if (!isDecided(result)) return null;
  if (legStateOf(leg) === 'cancelled') return messages.withItsBet;
  if (decidedBy === null) {
    return isVoid(result)
      ? (voidReasons[leg.fixtureStatus] ?? messages.voidOther)
      : legResultText(result);
  }
  const push = pushText(leg);
  if (push !== null) return push;
  const line = [basisText(leg), lineText(leg, sport)].filter(Boolean).join(' ');
  const final = `${countedText(typeId, sport)} ${formatScore(decidedBy)}`;
  return `${[line, final].filter(Boolean).join(', ')} → ${legResultText(result)}`;
}
