import {
  type CasinoCategory,
  type CasinoGame,
  type CasinoKind,
  type CasinoProvider,
  categoriesOf,
  countGames,
  type Lobby,
  sortGames,
} from '@/entities/casino-game';
import type { CasinoSearch, List } from '../search';

/** What both lobbies of an aggregator list. */
export type Catalogue = Lobby;
/** The games of one lobby, or of both. */
export type Scope = CasinoKind | 'all';

export interface Section {
  key: string;
  name: 'popular' | 'new' | 'every' | CasinoCategory;
  kind: CasinoKind;
  games: readonly CasinoGame[];
  /** How many there are in all. */
  count: number;
  /** What its lobby shows all of them by; null where all are here. */
  more: Partial<CasinoSearch> | null;
}

const rowLength = 6;
/** A lobby of fewer games is shown whole. */
const fewGames = 30;

/** Joins both lobbies; a provider of both is listed once. */
export function catalogueOf(first: Lobby | null, other: Lobby | null): Catalogue {
  const providers = new Map<string, CasinoProvider>();
  for (const provider of [...(first?.providers ?? []), ...(other?.providers ?? [])])
    if (!providers.has(provider.id)) providers.set(provider.id, provider);
  return {
    providers: [...providers.values()],
    games: [...(first?.games ?? []), ...(other?.games ?? [])],
  };
}

/** What is the member's own is of both lobbies. */
export function scopeOf(kind: CasinoKind, list: List | undefined): Scope {
  return list === 'all' || list === 'favourites' || list === 'recent' ? 'all' : kind;
}

export function inScope(games: readonly CasinoGame[], scope: Scope): CasinoGame[] {
  return games.filter(({ kind }) => scope === 'all' || kind === scope);
}

/** The providers that have a game among these. */
export function providersOf(
  providers: readonly CasinoProvider[],
  games: readonly CasinoGame[],
): CasinoProvider[] {
  const ids = new Set(games.map(({ providerId }) => providerId));
  return providers.filter(({ id }) => ids.has(id));
}

/** Whether games are looked for: then all that were found are in one grid. */
export function isFiltered({ q, provider, category, list, sort }: CasinoSearch): boolean {
  const isNarrowed = [q, provider, category].some((part) => part !== undefined && part !== '');
  return isNarrowed || (list !== undefined && list !== 'all') || sort !== 'popular';
}

/** What can be played on this server, whatever else is listed. */
export function demoGames({ providers, games }: Catalogue): CasinoGame[] {
  const demo = new Set(providers.filter(({ isDemo }) => isDemo).map(({ id }) => id));
  return games.filter(({ providerId }) => demo.has(providerId));
}

type Part = Omit<Section, 'count' | 'key'>;

const sectionOf = ({ games, ...part }: Part): Section => ({
  ...part,
  key: `${part.kind}.${part.name}`,
  games: games.slice(0, rowLength),
  count: games.length,
  more: games.length > rowLength ? part.more : null,
});

function kindSections(games: readonly CasinoGame[], kind: CasinoKind): Section[] {
  const sorted = sortGames(games, 'popular');
  const popular = { ...sectionOf({ kind, name: 'popular', games: sorted, more: null }) };
  const parts: Part[] = [
    { kind, name: 'new', games: sorted.filter(({ isNew }) => isNew), more: { list: 'new' } },
    ...(sorted.length > fewGames
      ? categoriesOf[kind].map((category): Part => {
          const inCategory = sorted.filter((game) => game.category === category);
          return { kind, name: category, games: inCategory, more: { category } };
        })
      : []),
  ];
  const sections = [popular, ...parts.map(sectionOf)].filter(({ count }) => count > 0);
  if (sorted.length > fewGames || sorted.length <= rowLength) return sections;
  const every = sortGames(sorted, 'name');
  return [
    ...sections,
    { key: `${kind}.every`, name: 'every', kind, games: every, count: every.length, more: null },
  ];
}

/** The rows of a lobby that is not filtered, what is played most first. */
export function sectionsOf(games: readonly CasinoGame[], scope: Scope): Section[] {
  if (scope !== 'all') return kindSections(inScope(games, scope), scope);
  return (['slot', 'casino'] as const)
    .map((kind) => {
      const sorted = sortGames(inScope(games, kind), 'popular');
      return sectionOf({ kind, name: 'popular', games: sorted, more: {} });
    })
    .filter(({ count }) => count > 0);
}

export interface RailCount {
  kind: CasinoKind;
  count: number;
  categories: readonly { category: CasinoCategory; count: number }[];
  fresh: number;
}

/** How many games each lobby has, and each category of it that has any. */
export function railCounts(games: readonly CasinoGame[]): RailCount[] {
  return (['casino', 'slot'] as const).map((kind) => {
    const own = inScope(games, kind);
    const { categories } = countGames(own);
    return {
      kind,
      count: own.length,
      fresh: own.filter(({ isNew }) => isNew).length,
      categories: categoriesOf[kind]
        .map((category) => ({ category, count: categories.get(category) ?? 0 }))
        .filter(({ count }) => count > 0),
    };
  });
}
