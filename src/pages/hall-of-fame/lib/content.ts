import { betText } from '@/entities/bet';
import type { FameRow } from '../api';
import { messages } from '../ui/messages';

/** What was won with: the bet by its first leg, or how many bets were won in the month together. */
export function contentOf({ game, legs, first }: FameRow): string {
  if (game === null) return messages.wins(legs);
  return first === null ? '' : betText({ folders: legs, leg: first });
}
