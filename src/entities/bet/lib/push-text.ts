import { isVoid } from '#rules/leg-result.ts';
import { kindOf } from '#rules/markets/market-kinds.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { formatScore } from '#rules/scores.ts';
import { isPush } from '#rules/settle-by-score.ts';
import { lineText, basisText } from '@/entities/market-dictionary/@x/bet';
import type { FixtureLeg } from './bet';
import { countedText } from './counted-text';
import { messages } from './messages';

/**
 * Explains in plain words why a leg was void by its score: the line, the score it counted from and the one that decided it.
 * Null for every other result, and for a leg that was void for another reason.
 */
export function pushText(leg: FixtureLeg): string | null {
  const { typeId, sport, result, decidedBy: score } = leg;
  if (!isVoid(result) || score === null || !isPush(leg, score)) return null;
  const type = marketType(typeId);
  const kind = kindOf(type?.family ?? '');
  const line = lineText(leg, sport);
  const counted = [basisText(leg), line].filter(Boolean).join(' ');
  const final = `${countedText(typeId, sport)} ${formatScore(score)}`;
  const start = counted === '' ? final : `${counted}, ${final}`;
  if (kind === 'handicap') return messages.levelHandicap(start);
  if (line === null) return messages.drawn(start);
  const what = type?.side ? leg[type.side] : null;
  return messages.onTheLine(start, what);
}
