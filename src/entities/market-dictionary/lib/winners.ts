import { messages } from './messages';

/** Word of the outcome of a winner market: 승, 무, 패; the outcome itself for every other one. */
export function winnerLabel(outcome: string): string {
  return messages.winners[outcome] ?? outcome;
}
