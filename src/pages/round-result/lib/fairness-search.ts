import { linkSearch } from '@/shared/routes';
import type { GameDay } from '../api';

/** What the page of verification shows: a day of a game, or one of its rounds. */
export function fairnessSearch({ gameId, dayKey }: GameDay, round?: number) {
  return linkSearch({ game: gameId, day: dayKey, round });
}
