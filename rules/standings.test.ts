import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Scores } from './scores.ts';
import type { SportKey } from './sport-keys.ts';
import { outcomeFor, type PlayedMatch, seasonOf, standingsOf } from './standings.ts';

const DAY = 24 * 60 * 60_000;

const match = (home: string, away: string, scores: Scores, day = 0): PlayedMatch => ({
  homeId: home.toLowerCase(),
  awayId: away.toLowerCase(),
  home,
  away,
  scores,
  startsAt: day * DAY,
});
const full = (home: number, away: number): Scores => ({ '100': { home, away } });

const table = (matches: readonly PlayedMatch[], sport: SportKey) =>
  standingsOf(matches, sport).map(({ name, points, winRate, won, drawn, lost, form }) => [
    ...[name, points, winRate, `${won}-${drawn}-${lost}`],
    form.map((one) => one[0]).join(''),
  ]);

it('football ranks by points, then by difference and goals', () => {
  const matches = [
    match('A', 'B', full(2, 0)),
    match('B', 'C', full(1, 1)),
    match('C', 'A', full(3, 1)),
    match('D', 'B', full(0, 0)),
  ];
  expect(table(matches, 'football')).toEqual([
    ['C', 4, 1000, '1-1-0', 'dw'],
    ['A', 3, 500, '1-0-1', 'wl'],
    ['B', 2, 0, '0-2-1', 'ldd'],
    ['D', 1, null, '0-1-0', 'd'],
  ]);
});

it('ice hockey gives two and one where regulation time did not decide', () => {
  const late = { '100': { home: 2, away: 2 }, '102': { home: 3, away: 2 } };
  expect(table([match('A', 'B', late), match('B', 'A', full(4, 1))], 'ice-hockey')).toEqual([
    ['B', 4, 500, '1-0-1', 'lw'],
    ['A', 2, 500, '1-0-1', 'wl'],
  ]);
});

it('volleyball gives two and one where the fifth set decided', () => {
  expect(table([match('A', 'B', full(3, 2)), match('A', 'B', full(3, 1))], 'volleyball')).toEqual([
    ['A', 5, 1000, '2-0-0', 'ww'],
    ['B', 1, 0, '0-0-2', 'll'],
  ]);
});

it('baseball ranks by the share of wins, without draws', () => {
  const matches = [
    ...[match('A', 'B', full(3, 3)), match('A', 'B', full(5, 1)), match('B', 'C', full(2, 1))],
    match('C', 'A', { '100': { home: 4, away: 4 }, '101': { home: 5, away: 4 } }),
  ];
  expect(table(matches, 'baseball')).toEqual([
    ['A', null, 500, '1-1-1', 'dwl'],
    ['C', null, 500, '1-0-1', 'lw'],
    ['B', null, 500, '1-1-1', 'dlw'],
  ]);
});

it('form has the last five, and a match without a score is no match', () => {
  const matches = [...Array(6).fill(match('A', 'B', full(1, 0))), match('A', 'B', {})];
  expect(standingsOf(matches, 'football')[0]).toMatchObject({
    played: 6,
    form: Array(5).fill('won'),
  });
  expect(outcomeFor('a', match('A', 'B', {}), 'football')).toBeNull();
  expect(outcomeFor('b', match('A', 'B', full(0, 1)), 'football')).toBe('won');
});

it('teams that nothing tells apart share a place, and each has the one of before', () => {
  const matches = [
    match('A', 'B', full(1, 0), 1),
    match('C', 'D', full(1, 0), 1),
    match('E', 'F', full(2, 2), 8),
    match('A', 'C', full(0, 3), 8),
  ];
  const rows = standingsOf(matches, 'football', { before: 8 * DAY });
  expect(rows.map(({ name, place, placeBefore }) => [name, place, placeBefore])).toEqual([
    ['C', 1, 1],
    ['A', 2, 1],
    ['E', 3, null],
    ['F', 3, null],
    ['B', 5, 3],
    ['D', 5, 3],
  ]);
});

it.each([
  ['home', ['A 1 3 1', 'B 1 1 2', 'C 1 1 3']],
  ['away', ['A 1 1 1', 'B 1 1 2', 'C 1 0 3']],
] as const)('a table of what was played %s has those matches alone', (venue, expected) => {
  const matches = [
    match('A', 'C', full(2, 0)),
    match('B', 'A', full(1, 1)),
    match('C', 'B', full(0, 0)),
  ];
  const rows = standingsOf(matches, 'football', { venue });
  expect(
    rows.map(({ name, played, points, place }) => [name, played, points, place].join(' ')),
  ).toEqual(expected);
});

it.each([
  ['no match', [], []],
  ['a season without a break', [1, 40, 79], [1, 40, 79]],
  ['the last of three seasons', [1, 41, 90, 91, 131, 140], [131, 140]],
] as const)('the season: %s', (_, days, expected) => {
  const matches = days.map((day) => match('A', 'B', full(1, 0), day));
  expect(seasonOf(matches).map(({ startsAt }) => startsAt / DAY)).toEqual(expected);
});

it('whatever is played, wins are losses of others and goals are conceded by others', () => {
  const score = fc.integer({ min: 0, max: 9 });
  const game = fc
    .tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('D', 'E'), score, score)
    .map(([home, away, one, two]) => match(home, away, full(one, two)));
  fc.assert(
    fc.property(fc.array(game, { maxLength: 40 }), (matches) => {
      const rows = standingsOf(matches, 'football');
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0);
      expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
      expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
      expect(sum(({ played }) => played)).toBe(2 * matches.length);
      expect(sum(({ points }) => points ?? 0)).toBe(
        sum(({ won }) => won * 3) + sum(({ drawn }) => drawn),
      );
    }),
  );
});
