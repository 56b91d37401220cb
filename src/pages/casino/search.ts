import * as z from 'zod/mini';
import { queryChoice, queryOptional, queryText } from '@/shared/lib/schema';

const categories = [
  ...(['baccarat', 'blackjack', 'roulette', 'show', 'dragontiger', 'sicbo'] as const),
  ...(['slot', 'megaways', 'jackpot', 'classic'] as const),
] as const;

/** The order of games: most played, by name, newest. */
const sorts = ['popular', 'name', 'new'] as const;

/** What is listed in place of the lobby of the address: both lobbies, or games of the member's own choice. */
const lists = ['all', 'favourites', 'recent', 'new'] as const;
export type List = (typeof lists)[number];

/** What of a lobby is shown; with a game the game itself. Anything else in an address falls back to the whole lobby. */
export const casinoSearch = z.object({
  q: queryText(40),
  provider: queryOptional(z.string().check(z.regex(/^[a-z][a-z0-9]{1,19}$/))),
  category: queryOptional(z.enum(categories)),
  list: queryOptional(z.enum(lists)),
  sort: queryChoice(sorts, 'popular'),
  /** The game that is open. */
  game: queryOptional(z.string().check(z.regex(/^[a-z][a-z0-9]{1,19}-[a-z0-9][a-z0-9-]{0,18}$/))),
  /** The round that is seen again. */
  round: queryOptional(z.string().check(z.regex(/^bet_[a-z0-9]{1,40}$/))),
});

export type CasinoSearch = z.infer<typeof casinoSearch>;
