import type { PlayedRound } from '@/entities/round';
import { makeRoundDetail } from '@/features/round-verify/testing';

/** The rounds from 379 down to 369 of a powerball's day. */
export function makePlayedRounds(): PlayedRound[] {
  const { dayKey, result, drawsAt } = makeRoundDetail();
  return Array.from({ length: 11 }, (_, index) => {
    const round = 379 - index;
    return {
      roundId: `213-${dayKey}-00${round}`,
      round,
      dayKey,
      drawsAt: drawsAt + (round - 374) * 180_000,
      state: round === 370 ? 'voided' : 'settled',
      result: round === 370 ? null : result,
    };
  });
}
