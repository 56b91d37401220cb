import { expect, it } from 'vitest';
import { type Favourites, isStarred } from './favourites';

const fixture = { id: 'f', leagueId: 'l', homeId: 'h', awayId: 'a' };

it.each(['fixture:f', 'league:l', 'team:h', 'team:a'] as const)(
  'a match is starred by %s',
  (key) => {
    expect(isStarred(new Set([key]), fixture)).toBe(true);
  },
);

it('a match is starred by nothing that only has the same id', () => {
  const others: Favourites = new Set([
    'fixture:l',
    'fixture:h',
    'league:f',
    'league:a',
    'team:f',
    'team:l',
  ]);
  expect(isStarred(others, fixture)).toBe(false);
});
