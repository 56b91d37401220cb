import { expect, it } from 'vitest';
import { chosenLeague } from './chosen-league';

const leagues = ['a', 'b'].map((id) => ({
  league: { id, sport: 'football' as const, name: id, country: 'kr', order: 1 },
  fixtures: 1,
}));

it('is the one of the address, else the first of the own ones, else the first', () => {
  const idOf = (id: string | undefined, own: readonly `league:${string}`[] = []) =>
    chosenLeague(leagues, id, new Set(own))?.league.id ?? null;
  expect(idOf('b')).toBe('b');
  expect(idOf('gone')).toBeNull();
  expect(idOf(undefined, ['league:b'])).toBe('b');
  expect(idOf(undefined)).toBe('a');
  expect(chosenLeague([], undefined, new Set())).toBeNull();
});
