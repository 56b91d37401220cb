import { roundAt } from '#rules/rounds/clock.ts';
import { roundGameAt } from '#rules/rounds/games.ts';
import type { Game } from '#rules/rounds/round.ts';
import { isVenue } from '#rules/rounds/round.ts';
import { VENUES, VIRTUAL_SPORTS, type Venue, type VirtualSport } from '#rules/rounds/venues.ts';
import { venueTitle } from '@/entities/round';
import { menuGroupsOf } from '@/entities/site-menu';
import { linkSearch } from '@/shared/routes';
import { messages } from '../ui/messages';

/** A game as lists of games show it. */
export interface GameEntry {
  id: number;
  /** Its name without that of the provider. */
  label: string;
  /** Parameters of its address. */
  provider: string;
  game: string;
  /** Of a virtual event. */
  venue?: string;
}

export interface GameGroup {
  key: string;
  label: string;
  games: readonly GameEntry[];
}

/** The minigames by provider, in menu order. */
export const minigameGroups: readonly GameGroup[] = menuGroupsOf('minigame').map(
  ({ label: provider, links }) => {
    const games = links.flatMap(({ to, label = '' }) => {
      const [, , key = '', name = ''] = to.split('/');
      const game = roundGameAt(key, name);
      return game ? [{ id: game.id, label, provider: key, game: name }] : [];
    });
    return { key: games[0]?.provider ?? provider, label: provider, games };
  },
);

export function venuesOf(sport: VirtualSport): readonly Venue[] {
  return VENUES.filter((venue) => venue.sport === sport);
}

/** The virtual venues by sport. */
export const venueGroups: readonly GameGroup[] = VIRTUAL_SPORTS.map((sport) => ({
  key: sport,
  label: messages.sports[sport],
  games: venuesOf(sport).map(({ id, key: venue }) => ({
    id,
    label: venueTitle(id),
    provider: 'bet365',
    game: sport,
    venue,
  })),
}));

/** Everything that the lobby lists: minigames by provider, then all venues. */
export const lobbyGroups: readonly GameGroup[] = [
  ...minigameGroups,
  {
    key: 'bet365',
    label: messages.virtual,
    games: venueGroups.flatMap(({ games }) => games),
  },
];

/** The group that a game is in. */
export function groupKeyOf(game: Game): string {
  return isVenue(game) ? game.sport : game.provider;
}

/** The venue of a sport that starts next, or that of a key. */
export function venueAt(sport: VirtualSport, key: string, now: number): Venue | undefined {
  const venues = venuesOf(sport);
  const named = venues.find((venue) => venue.key === key);
  if (named) return named;
  const startOf = (venue: Venue) => roundAt(venue, now).drawsAt;
  return venues.toSorted((a, b) => startOf(a) - startOf(b))[0];
}

/** The query of a link to a game. */
export const venueSearch = (venue: string | undefined) => linkSearch(venue ? { venue } : {});
