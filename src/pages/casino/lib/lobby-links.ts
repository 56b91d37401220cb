import type { CasinoCategory, CasinoKind } from '@/entities/casino-game';
import type { Lobby } from '../events';
import type { CasinoSearch, List } from '../search';
import { lobbyOf } from './address';
import type { RailCount } from './lobby-view';

/** A way to a part of the lobbies. */
export interface LobbyLink {
  key: string;
  lobby: Lobby;
  /** What it says: the name of a kind, of a list or of a category. */
  name:
    | { kind: CasinoKind; list?: undefined; category?: undefined }
    | { list: List; kind?: undefined; category?: undefined }
    | { category: CasinoCategory; kind?: undefined; list?: undefined };
  count: number;
  search: { list?: List; category?: CasinoCategory };
}

export interface LobbyLinks {
  lobbies: LobbyLink[];
  mine: LobbyLink[];
  /** New games and categories of each kind. */
  kinds: { kind: CasinoKind; links: LobbyLink[] }[];
}

interface Counts {
  rail: readonly RailCount[];
  favourites: number;
  recent: number;
}

const listLink = (lobby: Lobby, list: List, count: number): LobbyLink => ({
  key: `${lobby}.${list}`,
  lobby,
  count,
  name: { list },
  search: { list },
});

/** The ways between lobbies, lists and categories, seen from one lobby. */
export function lobbyLinks(lobby: Lobby, { rail, favourites, recent }: Counts): LobbyLinks {
  const total = rail.reduce((sum, { count }) => sum + count, 0);
  const listed = rail.filter(({ count }) => count > 0);
  return {
    lobbies: [
      listLink(lobby, 'all', total),
      ...rail.map(
        ({ kind, count }): LobbyLink => ({
          key: kind,
          lobby: lobbyOf(kind, lobby),
          count,
          name: { kind },
          search: {},
        }),
      ),
    ],
    mine: [listLink(lobby, 'favourites', favourites), listLink(lobby, 'recent', recent)],
    kinds: listed.map(({ kind, categories, fresh }) => {
      const own = lobbyOf(kind, lobby);
      const links = categories.map(
        ({ category, count }): LobbyLink => ({
          key: category,
          lobby: own,
          count,
          name: { category },
          search: { category },
        }),
      );
      return { kind, links: fresh > 0 ? [listLink(own, 'new', fresh), ...links] : links };
    }),
  };
}

/** Whether a way leads to what is shown. */
export function isCurrentLink(link: LobbyLink, lobby: Lobby, search: CasinoSearch): boolean {
  return (
    link.lobby === lobby &&
    link.search.list === search.list &&
    link.search.category === search.category
  );
}
