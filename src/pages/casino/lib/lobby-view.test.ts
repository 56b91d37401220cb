import { expect, it } from 'vitest';
import { type CasinoGame, categoriesOf } from '@/entities/casino-game';
import { makeCasinoGame, makeCasinoProvider, makeLobby } from '@/entities/casino-game/testing';
import { casinoSearch } from '../search';
import { isCurrentLink, lobbyLinks } from './lobby-links';
import {
  catalogueOf,
  demoGames,
  inScope,
  isFiltered,
  providersOf,
  railCounts,
  scopeOf,
  sectionsOf,
} from './lobby-view';

const both = catalogueOf(makeLobby('casino'), makeLobby('slot'));
const search = (part: object = {}) => casinoSearch.parse(part);
const many = (count: number, part: Partial<CasinoGame> = {}): CasinoGame[] =>
  Array.from({ length: count }, (_none, index) =>
    makeCasinoGame({ id: `hanpan-${index}`, popularity: index, ...part }),
  );

it('joins both lobbies, a provider of both once', () => {
  const ids = both.providers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(both.games.map(({ kind }) => kind)).toContain('slot');
  expect(both.games.map(({ kind }) => kind)).toContain('casino');
  expect(catalogueOf(null, null)).toEqual({ providers: [], games: [] });
});

it.each([
  [undefined, 'slot'],
  ['new', 'slot'],
  ['all', 'all'],
  ['favourites', 'all'],
  ['recent', 'all'],
] as const)('the list %s of the slots is of %s', (list, scope) => {
  expect(scopeOf('slot', list)).toBe(scope);
});

it('lists the providers of the games that are shown', () => {
  const providers = [makeCasinoProvider(), makeCasinoProvider({ id: 'evolution' })];
  expect(providersOf(providers, many(1)).map(({ id }) => id)).toEqual(['hanpan']);
});

it.each([
  [{}, false],
  [{ list: 'all' }, false],
  [{ game: 'hanpan-crane' }, false],
  [{ q: 'ㅎ' }, true],
  [{ provider: 'evolution' }, true],
  [{ category: 'sicbo' }, true],
  [{ list: 'new' }, true],
  [{ sort: 'name' }, true],
])('%j looks for games: %s', (part, expected) => {
  expect(isFiltered(search(part))).toBe(expected);
});

it('finds what can be played on this server', () => {
  const ids = demoGames(both).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['hanpan-baccarat', 'hanpan-crane', 'hanpan-roulette']);
});

it('shows few games whole, after the six that are played most', () => {
  const sections = sectionsOf(many(9), 'slot');
  expect(sections.map(({ name, games, more }) => [name, games.length, more])).toEqual([
    ['popular', 6, null],
    ['every', 9, null],
  ]);
  expect(sections[0]?.games[0]?.popularity).toBe(8);
});

it('shows many games by category, each with a way to the rest', () => {
  const games = [...many(20), ...many(12, { category: 'megaways' }), ...many(2, { isNew: true })];
  const sections = sectionsOf(games, 'slot');
  expect(sections.map(({ name, count, more }) => [name, count, more])).toEqual([
    ['popular', 34, null],
    ['new', 2, null],
    ['slot', 22, { category: 'slot' }],
    ['megaways', 12, { category: 'megaways' }],
  ]);
});

it('of both lobbies shows what is played most in each', () => {
  expect(sectionsOf(both.games, 'all').map(({ key }) => key)).toEqual([
    'slot.popular',
    'casino.popular',
  ]);
  expect(sectionsOf([], 'all')).toEqual([]);
});

it('counts each lobby and its categories', () => {
  for (const { kind, count, categories } of railCounts(both.games)) {
    expect(count).toBe(inScope(both.games, kind).length);
    expect(categories.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    for (const { category } of categories) expect(categoriesOf[kind]).toContain(category);
  }
});

it('leads to the lobbies of the same aggregator, and marks where we are', () => {
  const rail = railCounts(both.games);
  const { lobbies, kinds } = lobbyLinks('slot_cx', { rail, favourites: 1, recent: 2 });
  expect(lobbies.map(({ lobby }) => lobby)).toEqual(['slot_cx', 'casino_cx', 'slot_cx']);
  const all = [...lobbies, ...kinds.flatMap(({ links }) => links)];
  const currentIn = (part: object) =>
    all.filter((link) => isCurrentLink(link, 'slot_cx', search(part))).map(({ key }) => key);
  expect(currentIn({})).toEqual(['slot']);
  expect(currentIn({ list: 'all' })).toEqual(['slot_cx.all']);
  expect(currentIn({ q: '학' })).toEqual(['slot']);
  const [first] = kinds.find(({ kind }) => kind === 'slot')?.links ?? [];
  expect(currentIn(first?.search ?? {})).toEqual([first?.key]);
});
