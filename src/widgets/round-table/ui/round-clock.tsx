import { useUnit } from 'effector-react';
import { roundAt } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import { $at } from '@/entities/round';
import { Countdown } from '@/shared/ui/countdown';
import { messages } from './messages';

/** How long it is until the next draw of a game, by its formula. */
export function RoundClock({ gameId }: { gameId: number }) {
  const at = useUnit($at);
  const game = gameById(gameId);
  if (at === 0 || !game) return null;
  return (
    <Countdown
      size="sm"
      seconds={(roundAt(game, at).drawsAt - at) / 1000}
      label={messages.untilDraw}
      urgentBelow={-1}
    />
  );
}
