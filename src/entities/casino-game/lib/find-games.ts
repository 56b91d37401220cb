import { matchesSearch } from '@/shared/lib/search-text';
import type { CasinoCategory, CasinoGame } from './casino-game';

export const gameSorts = ['popular', 'name', 'new'] as const;
export type GameSort = (typeof gameSorts)[number];
export type GameList = 'favourites' | 'recent' | 'new';

/** What is looked for; what is left out or '' keeps every game. */
export interface GameFilter {
  q?: string;
  /** Id of a provider. */
  provider?: string;
  category?: CasinoCategory | '';
  list?: GameList | '';
}

/** What the games themselves do not contain. */
export interface GameContext {
  /** Names of providers by their id. */
  providers: ReadonlyMap<string, string>;
  /** Whether a game is one of the member's favourites. */
  isFavourite: (gameId: string) => boolean;
  /** Ids of the games that were played last, the latest first. */
  recent: readonly string[];
}

/** A text finds games by their own name and by their provider's, also by initial consonants. */
function isFound(game: CasinoGame, q: string, providers: GameContext['providers']): boolean {
  return matchesSearch(q, game.name) || matchesSearch(q, providers.get(game.providerId) ?? '');
}

function isListed(game: CasinoGame, list: GameFilter['list'], context: GameContext): boolean {
  switch (list) {
    case 'favourites':
      return context.isFavourite(game.id);
    case 'recent':
      return context.recent.includes(game.id);
    case 'new':
      return game.isNew;
    default:
      return true;
  }
}

const orders: Record<GameSort, (a: CasinoGame, b: CasinoGame) => number> = {
  popular: (a, b) => b.popularity - a.popularity,
  name: (a, b) => a.name.localeCompare(b.name, 'ko'),
  new: (a, b) => (b.isNew ? 1 : 0) - (a.isNew ? 1 : 0) || b.popularity - a.popularity,
};

/** The games in an order; those that are alike in it stay as they were. */
export function sortGames(games: readonly CasinoGame[], sort: GameSort): CasinoGame[] {
  return games.toSorted(orders[sort]);
}

/** The games that a filter leaves, in an order; what was played last is always the latest first. */
export function findGames(
  games: readonly CasinoGame[],
  { q = '', provider = '', category = '', list = '' }: GameFilter,
  context: GameContext,
  sort: GameSort = 'popular',
): CasinoGame[] {
  const found = games.filter(
    (game) =>
      (provider === '' || game.providerId === provider) &&
      (category === '' || game.category === category) &&
      isListed(game, list, context) &&
      isFound(game, q, context.providers),
  );
  if (list !== 'recent') return sortGames(found, sort);
  return found.toSorted((a, b) => context.recent.indexOf(a.id) - context.recent.indexOf(b.id));
}

/** How many games there are of each category and of each provider. */
export function countGames(games: readonly CasinoGame[]) {
  const categories = new Map<CasinoCategory, number>();
  const providers = new Map<string, number>();
  for (const { category, providerId } of games) {
    categories.set(category, (categories.get(category) ?? 0) + 1);
    providers.set(providerId, (providers.get(providerId) ?? 0) + 1);
  }
  return { categories, providers };
}
