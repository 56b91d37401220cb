import { isInPlay, isOver, isPostponed, takesInPlayBets } from '#rules/fixture-status.ts';
import { messages } from '../ui/messages';

/** Why a fixture takes no bets, in words; null where it does, or its state is not known. */
export function fixtureNotice(state: { status: number } | null): string | null {
  if (state === null) return null;
  if (isOver(state.status)) return messages.over;
  if (isPostponed(state.status)) return messages.postponed;
  return isInPlay(state.status) && !takesInPlayBets(state.status) ? messages.halted : null;
}
