import { countsFromOffer } from '#rules/markets/basis.ts';
import { lineForOutcome } from '#rules/markets/market-kinds.ts';
import { type MarketPart, type MarketType, marketType } from '#rules/markets/market-types.ts';
import type { Score } from '#rules/scores.ts';
import { sportOf } from '#rules/sports.ts';
import type { FixtureLeg } from './bet';
import { legStateOf } from './state';

/** How far a leg in play is from winning, were the match to end with the score of now. */
export interface LegProgress {
  /** Ahead wins, level is void, behind wants more, past is an under whose line was passed: no score brings it back. */
  state: 'ahead' | 'level' | 'behind' | 'past';
  /** Points, goals or sets that are wanting; 0 where none are, or none help. */
  missing: number;
  /** 0 to 1: of what is wanted as much as was scored, 1 when ahead; of an under the room that is left. */
  share: number;
}

const { abs, floor, max } = Math;

/** Parts whose score is the running total of the match; of any other part a bet knows no score. */
const WHOLE: readonly MarketPart[] = ['full', 'sets', 'maps'];
const SHOOT_OUT = 50;

/** Whether what is played now counts: extra time does not where the market is without it. */
function isCounted({ overtime }: MarketType, { sport, clock }: FixtureLeg): boolean {
  const code = Number(clock?.period);
  if (!sportOf(sport).overtime.includes(code)) return true;
  return code === SHOOT_OUT ? overtime.includes('so') : overtime !== '';
}

function countedScore({ typeId, sport, offerScore }: FixtureLeg, { home, away }: Score): Score {
  if (!offerScore || !countsFromOffer(typeId, sport)) return { home, away };
  return { home: home - offerScore.home, away: away - offerScore.away };
}

/** What was scored for the leg, and by how much it is ahead, both in hundredths of a point. */
interface Standing {
  scored: number;
  margin: number;
}

function standingOf(type: MarketType, leg: FixtureLeg, score: Score): Standing | null {
  const { outcome } = leg;
  const line = lineForOutcome(type.family, outcome, leg.line);
  if (line === null) return null;
  const { home, away } = countedScore(leg, score);
  if (type.family === 'handicap') {
    const [own, other] = outcome === '1' ? [home, away] : [away, home];
    return { scored: own * 100, margin: (own - other) * 100 + line };
  }
  if (type.family !== 'total' && type.family !== 'team-total') return null;
  const count = 100 * (type.side ? { home, away }[type.side] : home + away);
  return { scored: count, margin: outcome === 'Over' ? count - line : line - count };
}

/**
 * What a handicap or a total in play comes to by the live score. Null for every other market and for a part of a match,
 * where the live score alone decides nothing, and while the leg is not in play.
 */
export function legProgress(leg: FixtureLeg): LegProgress | null {
  const type = marketType(leg.typeId);
  const { score, outcome, line } = leg;
  if (!type || score === null || legStateOf(leg) !== 'live') return null;
  // Of what else is counted a bet knows no running total.
  if (type.counts !== undefined || !WHOLE.includes(type.part)) return null;
  if (!isCounted(type, leg)) return null;
  const standing = standingOf(type, leg, score);
  if (standing === null) return null;
  const { scored, margin } = standing;
  const state = margin > 0 ? 'ahead' : margin === 0 ? 'level' : 'behind';
  if (outcome === 'Under') {
    const share = max(0, margin) / max(1, abs(line ?? 0));
    return { state: state === 'behind' ? 'past' : state, missing: 0, share };
  }
  if (state === 'ahead') return { state, missing: 0, share: 1 };
  const missing = floor(-margin / 100) + 1;
  return { state, missing, share: max(0, scored) / (max(0, scored) + missing * 100) };
}
