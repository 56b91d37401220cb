import type { CasinoKind } from '@/entities/casino-game';
import { linkSearch, searchHref } from '@/shared/routes';
import type { Lobby } from '../events';
import type { CasinoSearch } from '../search';

export const paths = {
  casino: '/casino',
  casino_cx: '/casino_cx',
  slot: '/slot',
  slot_cx: '/slot/index_cx',
} as const satisfies Record<Lobby, string>;

export const kindOfLobby = (lobby: Lobby): CasinoKind =>
  lobby === 'slot' || lobby === 'slot_cx' ? 'slot' : 'casino';

/** The lobby of a kind, of the same aggregator. */
export function lobbyOf(kind: CasinoKind, beside: Lobby): Lobby {
  return beside === 'casino_cx' || beside === 'slot_cx' ? `${kind}_cx` : kind;
}

/** The query of a link. */
export const searchOf = (search: Partial<CasinoSearch>) =>
  linkSearch({
    q: undefined,
    sort: undefined,
    provider: undefined,
    category: undefined,
    list: undefined,
    game: undefined,
    round: undefined,
    ...search,
  });

/** The address of a search, without what is the default. */
export function hrefOf(lobby: Lobby, search: Partial<CasinoSearch>): string {
  return searchHref(paths[lobby], search, { sort: 'popular' });
}

/** What is left of a search when game and replay are closed: the lobby as it was. */
export function lobbySearch({ game: _game, round: _round, ...rest }: CasinoSearch): CasinoSearch {
  return rest;
}
