import type { Game, SportGroup } from '@/widgets/live-match';
import type { SportKey } from '#rules/sport-keys.ts';

/** The longest in play first, or the leagues together. */
export const GAME_ORDERS = ['time', 'league'] as const;

export type GameOrder = (typeof GAME_ORDERS)[number];

const byStart = (one: Game, other: Game) => one.fixture.startsAt - other.fixture.startsAt;

/**
 * The matches of one sport, of all with null and where the sport has none any more. By time they stay where they are while they are
 * played: the kick-off orders them.
 */
export function orderedGroups(
  groups: readonly SportGroup[],
  sport: SportKey | null,
  order: GameOrder,
): readonly SportGroup[] {
  const own = groups.filter((group) => group.sport === sport);
  const shown = own.length > 0 ? own : groups;
  // As they come the leagues are together.
  if (order === 'league') return shown;
  return shown.map((group) => ({ ...group, games: group.games.toSorted(byStart) }));
}
