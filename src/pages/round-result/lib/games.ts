import { roundGameAt } from '#rules/rounds/games.ts';
import type { Game } from '#rules/rounds/round.ts';
import { VENUES, VIRTUAL_SPORTS, type VirtualSport } from '#rules/rounds/venues.ts';
import { menuGroupsOf } from '@/entities/site-menu';
import { minigameTitles } from '@/shared/routes';
import type { ResultPath } from '../search';

/** Games of one provider, or venues of one sport. */
export interface GameGroup {
  label: string;
  games: readonly Game[];
}

export function sportTitle(sport: VirtualSport): string {
  return minigameTitles[`bet365/${sport}`] ?? sport;
}

const minigames: readonly GameGroup[] = menuGroupsOf('minigame').map(({ label, links }) => ({
  label,
  games: links.flatMap(({ to }) => {
    const [game = '', provider = ''] = to.split('/').reverse();
    return roundGameAt(provider, game) ?? [];
  }),
}));

/** Whether a page is about virtual events. */
export function isVirtual(path: ResultPath): boolean {
  return path !== '/game_result/minigame';
}

/** What a page has results of, in the order of the menu. */
export function groupsOf(path: ResultPath): readonly GameGroup[] {
  if (!isVirtual(path)) return minigames;
  const own = VIRTUAL_SPORTS.filter((sport) => path.endsWith(`/${sport}`));
  return (own.length > 0 ? own : VIRTUAL_SPORTS).map((sport) => ({
    label: sportTitle(sport),
    games: VENUES.filter((venue) => venue.sport === sport),
  }));
}

/** The game that an address asks a page for; its first for any that it does not have. */
export function gameOf(path: ResultPath, id: number | undefined): Game {
  const games = groupsOf(path).flatMap((group) => group.games);
  const game = games.find((one) => one.id === id) ?? games[0];
  if (!game) throw new Error(`${path} has no games`);
  return game;
}
