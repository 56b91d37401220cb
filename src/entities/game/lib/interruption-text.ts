import { isInPlay, takesInPlayBets } from '#rules/fixture-status.ts';
import { formatKst } from '@/shared/lib/format';
import type { FixtureState } from './game';
import { messages } from './messages';

/** Why and until when an interrupted match waits: in one word and as a sentence; null for any other match. */
export function interruptionText(
  state: Pick<FixtureState, 'status' | 'interruption'> | null,
): { word: string; text: string } | null {
  if (state === null || !isInPlay(state.status) || takesInPlayBets(state.status)) return null;
  const { interruption } = state;
  const text = interruption
    ? messages.waitsUntil(formatKst(interruption.until, 'MM.DD HH:mm'))
    : messages.waits;
  return { word: messages.interrupted, text };
}
