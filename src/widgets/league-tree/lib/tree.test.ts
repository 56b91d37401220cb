import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { isOpen, leagueStep, openedFor, shownCountries, toTree } from './tree';

function count(
  id: string,
  sport: Dto<'LeagueCount'>['league']['sport'],
  country: string,
  fixtures: number,
) {
  return { league: { id, sport, name: `${id} 리그`, country, order: 1 }, fixtures };
}

const leagues = [
  count('세리에', 'football', 'it', 4),
  count('챔스', 'football', 'world', 2),
  count('코파', 'football', 'it', 1),
  count('농구', 'basketball', 'kr', 5),
];
const tree = toTree(leagues, '');

it('sorts leagues into sports and countries, and counts their fixtures', () => {
  const shape = tree.map(({ sport, fixtures, countries }) => [
    sport,
    fixtures,
    countries.map(({ name, fixtures: own, leagues: some }) => [name, own, some.length]),
  ]);
  expect(shape).toEqual([
    [
      'football',
      7,
      [
        ['이탈리아', 5, 2],
        ['국제', 2, 1],
      ],
    ],
    ['basketball', 5, [['대한민국', 5, 1]]],
  ]);
});

it.each([
  ['챔스', ['챔스']],
  ['이탈', ['세리에', '코파']],
  ['ㄷㅎㅁㄱ', ['농구']],
  ['농구', ['농구']],
  ['없는 리그', []],
])('finds %s by league, country, sport or initials', (query, ids) => {
  const found = toTree(leagues, query).flatMap(({ countries }) =>
    countries.flatMap((one) => one.leagues.map(({ league }) => league.id)),
  );
  expect(found).toEqual(ids);
});

it('is open where the chosen league is, and as it was left', () => {
  const chosen = leagues[0]?.league ?? null;
  expect(isOpen({}, 'football', chosen)).toBe(true);
  expect(isOpen({}, 'football.it', chosen)).toBe(true);
  expect(isOpen({}, 'football.world', chosen)).toBe(false);
  expect(isOpen({ football: false }, 'football', chosen)).toBe(false);
  if (chosen)
    expect(openedFor({ football: false, basketball: true }, chosen)).toEqual({ basketball: true });
});

it('steps from league to league in the order of the tree', () => {
  expect(leagueStep(tree, null, 1)).toBe('세리에');
  expect(leagueStep(tree, '세리에', 1)).toBe('코파');
  expect(leagueStep(tree, '챔스', -1)).toBe('코파');
  expect(leagueStep(tree, '농구', 1)).toBeUndefined();
  expect(leagueStep(tree, '세리에', -1)).toBeUndefined();
});

it('shows the first countries of a sport, and the one of the chosen league', () => {
  const codes = ['ar', 'au', 'be', 'br', 'cn', 'de', 'es', 'fr', 'gb', 'it'];
  const many = codes.map((country) => count(country, 'football', country, 1));
  const [sport] = toTree(many, '');
  if (!sport) throw new Error('no sport');
  const shown = (id: string | null, areAll: boolean) => {
    const chosen = many.find(({ league }) => league.id === id)?.league ?? null;
    return shownCountries(sport, chosen, areAll).map(({ country }) => country);
  };
  expect(shown('ar', false)).toEqual(codes.slice(0, 8));
  expect(shown('it', false)).toEqual([...codes.slice(0, 8), 'it']);
  expect(shown(null, true)).toEqual(codes);
});
