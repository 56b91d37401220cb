import { expect, it } from 'vitest';
import { casinoSearch } from '../search';
import { hrefOf, kindOfLobby, lobbyOf, lobbySearch } from './address';
import { inTheme } from './replay-url';

it.each([
  ['casino', {}, '/casino'],
  ['slot_cx', { sort: 'popular', q: '' }, '/slot/index_cx'],
  ['slot', { q: 'ㅎㄱ', provider: 'hanpan' }, '/slot?q=%E3%85%8E%E3%84%B1&provider=hanpan'],
  ['casino_cx', { sort: 'name', game: 'asia-1' }, '/casino_cx?sort=name&game=asia-1'],
] as const)('%s with %j is at %s', (lobby, search, href) => {
  expect(hrefOf(lobby, search)).toBe(href);
});

it.each([
  { provider: '<script>' },
  { category: 'poker' },
  { list: 'mine' },
  { game: 'hanpan' },
  { game: 'hanpan-crane/../x' },
  { round: 'bet_' },
  { sort: 'odds' },
])('an address of %j is the whole lobby', (search) => {
  expect(hrefOf('slot', casinoSearch.parse(search))).toBe('/slot');
});

it('keeps to the aggregator', () => {
  expect(lobbyOf('slot', 'casino_cx')).toBe('slot_cx');
  expect(lobbyOf('casino', 'slot')).toBe('casino');
  expect(kindOfLobby('casino_cx')).toBe('casino');
});

it('goes back to the lobby as it was', () => {
  const search = casinoSearch.parse({ category: 'slot', game: 'hanpan-crane', round: 'bet_1' });
  expect(hrefOf('slot', lobbySearch(search))).toBe('/slot?category=slot');
});

it('shows a round in the colours of the site', () => {
  const url = 'http://localhost:3001/replay/r-1?until=5&signature=ab';
  expect(inTheme(url, 'porcelain')).toBe(`${url}&theme=porcelain`);
});
