import { useUnit } from 'effector-react';
import { roundAt } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import { $at } from '../model/table';

/** The last seconds before the cut-off, in which the clock warns. */
const urgentSeconds = 15;

/** The round of a game by its formula, and its state; null before the clock is known. */
export function useRound(gameId: number) {
  const at = useUnit($at);
  const game = gameById(gameId);
  if (at === 0 || !game) return null;
  const round = roundAt(game, at);
  const toClose = (round.closesAt - at) / 1000;
  return {
    ...round,
    seconds: (round.drawsAt - at) / 1000,
    isClosed: toClose <= 0,
    isUrgent: toClose <= urgentSeconds,
    /** Shares of the round: how much is left, and where betting ends. */
    left: (round.drawsAt - at) / (round.drawsAt - round.opensAt),
    cut: (round.drawsAt - round.closesAt) / (round.drawsAt - round.opensAt),
  };
}
