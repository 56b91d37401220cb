import type { GameDay } from '../api';

/** What the page of verification is asked for: a day of a game, or one of its rounds. */
export function fairnessSearch({ gameId, dayKey }: GameDay, round?: number) {
  return { joinCd: undefined, game: gameId, day: dayKey, round };
}
