import type { Score } from '../scores.ts';
import type { SportKey } from '../sports.ts';
import { kindOf } from './market-kinds.ts';

/** Football handicaps that count only the goals after the offer; every other market counts its whole part. */
const COUNTED_FROM_OFFER = [3, 64, 65];

const START: Score = { home: 0, away: 0 };

/** Whether a handicap taken in play counts only the goals after the score of its offer. */
export function countsFromOffer(typeId: number, sport: SportKey): boolean {
  return sport === 'football' && COUNTED_FROM_OFFER.includes(typeId);
}

export interface CountedPick {
  typeId: number;
  family: string;
  sport: SportKey;
  /** Score of the market's own part when an in-play football handicap was offered. */
  offerScore: Score | null;
  /** Whether it is, or was, taken while the match is played. */
  inPlay: boolean;
}

/**
 * The score that the line of a pick in play is counted from: that of the offer for football handicaps, 0:0 of their part
 * for totals and every other handicap. Null before kick-off and for markets whose line compares no score.
 */
export function basisOf({ typeId, family, sport, offerScore, inPlay }: CountedPick): Score | null {
  const kind = kindOf(family);
  if (!inPlay || (kind !== 'handicap' && kind !== 'total')) return null;
  return countsFromOffer(typeId, sport) ? (offerScore ?? START) : START;
}
