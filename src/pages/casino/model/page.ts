import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import {
  type CasinoGame,
  findGames,
  gamesById,
  lobbyQuery,
  mineQuery,
  otherLobbyQuery,
  playedGames,
  providerNames,
} from '@/entities/casino-game';
import { $favourites, favouritesRequested } from '@/features/favourites';
import { isProblem } from '@/shared/api';
import { isWhole } from '@/shared/lib/search-text';
import { navigationRequested } from '@/shared/routes';
import { type Opening, pageClosed, pageOpened, pageSearchChanged } from '../events';
import { hrefOf, kindOfLobby, lobbyOf, lobbySearch } from '../lib/address';
import { catalogueOf, inScope, providersOf, scopeOf } from '../lib/lobby-view';
import { type CasinoSearch, casinoSearch } from '../search';

/** How long typing rests before the address says it, milliseconds. */
const typingRest = 250;

/** The lobby is narrowed, sorted, or shown whole again. */
export const filterChanged = createEvent<Partial<CasinoSearch>>();
export const queryTyped = createEvent<string>();
/** What is typed is no unfinished syllable any more, whatever it finds. */
export const typingRested = createEvent();
/** The member opens a game of either lobby. */
export const gameEntered = createEvent<Pick<CasinoGame, 'id' | 'kind'>>();
/** The member leaves the game, or it closes itself. */
export const gameLeft = createEvent();
export const retryClicked = createEvent();

export const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);
export const $opening = createStore<Opening>({
  lobby: 'casino',
  search: casinoSearch.parse({}),
}).reset(pageClosed);
export const $lobby = $opening.map(({ lobby }) => lobby);
export const $search = $opening.map(({ search }) => search);

sample({ clock: [pageOpened, pageSearchChanged], target: $opening });
sample({ clock: pageOpened, fn: ({ lobby }) => lobby, target: lobbyQuery.start });
sample({
  clock: pageOpened,
  fn: ({ lobby }) => lobbyOf(kindOfLobby(lobby) === 'slot' ? 'casino' : 'slot', lobby),
  target: otherLobbyQuery.start,
});
sample({ clock: pageOpened, target: [mineQuery.start, favouritesRequested] });
sample({ clock: retryClicked, target: [lobbyQuery.refresh, otherLobbyQuery.refresh] });
sample({ clock: pageClosed, target: [lobbyQuery.reset, otherLobbyQuery.reset, mineQuery.reset] });

/** What of both lobbies is here. */
export const $known = combine(lobbyQuery.$data, otherLobbyQuery.$data, catalogueOf);

/** What is typed; the address follows when the typing rests. */
export const $typed = createStore('');
const $written = createStore('').reset(pageClosed);
const $isTyping = createStore(false)
  .on(queryTyped, () => true)
  .on([typingRested, pageClosed], () => false);
/** What a search finds a game by. */
const $names = $known.map(({ games, providers }) =>
  [...games, ...providers].map(({ name }) => name),
);
const written = sample({
  clock: debounce(merge([queryTyped, typingRested]), typingRest),
  source: { opening: $opening, isOpen: $isOpen, typed: $typed, isTyping: $isTyping, names: $names },
  filter: ({ isOpen, opening, typed, isTyping, names }) =>
    isOpen && opening.search.q !== typed && (!isTyping || isWhole(typed, names)),
  fn: ({ typed }) => typed,
});
const $searchText = $search.map(({ q }) => q);
$typed.on(queryTyped, (_last, text) => text).reset(pageClosed);
sample({ clock: written, target: $written });
// By a link or the way back, and not by the typing itself, which may have gone on.
sample({
  clock: $searchText,
  source: $written,
  filter: (known, text) => known !== text,
  fn: (_known, text) => text,
  target: [$typed, $written],
});

export interface Going extends Opening {
  replace: boolean;
}
/** Goes to a search of a lobby. */
export const going = createEvent<Going>();
sample({
  clock: going,
  fn: ({ lobby, search, replace }) => ({
    to: hrefOf(lobby, search),
    ...(replace && { replace, resetScroll: false }),
  }),
  target: navigationRequested,
});
sample({
  clock: [filterChanged, written.map((q): Partial<CasinoSearch> => ({ q }))],
  source: $opening,
  fn: ({ lobby, search }, change): Going => ({
    lobby,
    search: { ...search, ...change },
    replace: true,
  }),
  target: going,
});
sample({
  clock: gameEntered,
  source: $opening,
  fn: ({ lobby, search }, { id, kind }): Going => {
    const target = lobbyOf(kind, lobby);
    // The way back leads to what was looked through.
    const kept = target === lobby ? lobbySearch(search) : casinoSearch.parse({});
    return { lobby: target, search: { ...kept, game: id }, replace: false };
  },
  target: going,
});
sample({
  clock: gameLeft,
  source: $opening,
  filter: ({ search }) => search.game !== undefined,
  fn: ({ lobby, search }): Going => ({ lobby, search: lobbySearch(search), replace: false }),
  target: going,
});

/** Both lobbies; null until that of the address is here. */
export const $catalogue = combine(lobbyQuery.$data, otherLobbyQuery.$data, (own, other) =>
  own === null ? null : catalogueOf(own, other),
);
/** The member may not enter this lobby. */
export const $isRestricted = lobbyQuery.$failure.map(
  (failure) => failure !== null && isProblem(failure, 'CASINO_RESTRICTED'),
);
export const $gamesById = $known.map(({ games }) => gamesById(games));
export const $providerNames = $known.map(({ providers }) => providerNames(providers));
export const $recent = combine(mineQuery.$data, $gamesById, (mine, games) =>
  playedGames(mine?.recent ?? [], games),
);
export const $openRounds = mineQuery.$data.map((mine) => mine?.open ?? []);
/** Favourites that are games of these lobbies. */
export const $favouriteCount = combine(
  $known,
  $favourites,
  ({ games }, favourites) => games.filter(({ id }) => favourites.has(`game:${id}`)).length,
);

export const $scope = $opening.map(({ lobby, search }) => scopeOf(kindOfLobby(lobby), search.list));
/** The games among which is looked, and their providers. */
export const $scoped = combine($known, $scope, ({ games, providers }, scope) => {
  const scoped = inScope(games, scope);
  return { games: scoped, providers: providersOf(providers, scoped) };
});
/** The games that the search leaves, in its order. */
export const $found = combine(
  {
    scoped: $scoped,
    search: $search,
    typed: $typed,
    names: $providerNames,
    favourites: $favourites,
    recent: $recent,
  },
  ({ scoped, search, typed, names, favourites, recent }) => {
    const { list, provider, category, sort } = search;
    const filter = { q: typed, provider, category, ...(list !== 'all' && { list }) };
    const context = {
      providers: names,
      isFavourite: (id: string) => favourites.has(`game:${id}`),
      recent: recent.map(({ game }) => game.id),
    };
    return findGames(scoped.games, filter, context, sort);
  },
);

/** The game of the address, when its lobby is here. */
export const $game = combine($search, $gamesById, ({ game }, games) =>
  game === undefined ? null : (games.get(game) ?? null),
);
