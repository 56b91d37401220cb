import { partsOfKey, roundOf } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import vectors from '#rules/vectors/rounds.json' with { type: 'json' };
import { kstInstant } from '@/shared/lib/format';
import type { RoundDetail } from './verify';

/** A settled round of the vectors whose secret is published; the powerball of the drawings where no game is named. */
export function makeRoundDetail(changes: Partial<RoundDetail> = {}, gameId = 213): RoundDetail {
  const vector = vectors.rounds.find(({ game }) => game === gameId);
  const [{ commitment } = { commitment: '' }] = vectors.secrets;
  const game = gameById(gameId);
  const parts = vector && partsOfKey(vector.round);
  const times = game && parts && roundOf(game, parts.dayKey, parts.number);
  if (!vector || !times) throw new Error(`no vector of game ${gameId}`);
  const { key: roundId, dayKey, number: round, opensAt, closesAt, drawsAt } = times;
  const { secret, seedOf } = vector;
  return {
    roundId,
    gameId,
    dayKey,
    round,
    opensAt,
    closesAt,
    drawsAt,
    seedOf,
    secret,
    commitment,
    state: 'settled',
    result: vector.result as RoundDetail['result'],
    ...(vector.result.family === 'hilo' && { base: { rank: 7, suit: 0 } }),
    markets: [],
    committedAt: kstInstant('2026-11-19 23:59:30'),
    revealsAt: kstInstant('2026-11-21 00:00:05'),
    ...changes,
  };
}
