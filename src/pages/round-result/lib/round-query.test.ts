import { expect, it } from 'vitest';
import { gameById } from '#rules/rounds/round.ts';
import { kstInstant } from '@/shared/lib/format';
import { type ResultPath, roundResultSearch } from '../search';
import { groupsOf } from './games';
import { revealsAt } from '#rules/rounds/round.ts';
import { dayKeyOf, hrefOf, lastDrawn, toRoundsQuery } from './round-query';

const shown = (query: object, path: ResultPath = '/game_result/minigame') => ({
  path,
  ...roundResultSearch.parse(query),
});

it.each<[ResultPath, number, number]>([
  ['/game_result/minigame', 10, 38],
  ['/game_result/virtuals', 4, 12],
  ['/game_result/virtuals/horse', 1, 3],
])('%s has %i groups with %i games', (path, groups, games) => {
  expect(groupsOf(path)).toHaveLength(groups);
  expect(groupsOf(path).flatMap((group) => group.games)).toHaveLength(games);
});

it.each([
  ['20261120', '20261120'],
  ['20261121', '20261121'],
  ['20261122', '20261121'],
  ['20260823', '20260823'],
  ['20260822', '20261121'],
  ['20261131', '20261121'],
  ['', '20261121'],
])('%j is the day %s', (day, dayKey) => {
  expect(dayKeyOf(day, '20261121')).toBe(dayKey);
});

it('asks for the rounds up to the one of the address, of the first game where it names none of the page', () => {
  const query = toRoundsQuery(shown({ game: 213, day: 20261120, round: 374 }), '20261121');
  expect(query).toEqual({ gameId: 213, dayKey: '20261120', before: 375 });
  const other = toRoundsQuery(shown({ game: 213 }, '/game_result/virtuals/dog'), '20261121');
  expect(other).toEqual({ gameId: 731, dayKey: '20261121', before: undefined });
});

it.each([
  ['20261121', '2026-11-21 00:02:59', 0],
  ['20261121', '2026-11-21 18:42:00', 374],
  ['20261120', '2026-11-21 18:42:00', 480],
  ['20261122', '2026-11-21 18:42:00', 0],
])('the last round of %s that is drawn at %s is %i', (dayKey, at, last) => {
  const game = gameById(213);
  expect(game && lastDrawn(game, dayKey, kstInstant(at))).toBe(last);
});

it('reveals a day with the last draw of any game', () => {
  expect(revealsAt('20261121')).toBe(kstInstant('2026-11-22 00:02:15'));
});

it('an address has what is no default, and reads what it wrote', () => {
  expect(hrefOf(shown({}))).toBe('/game_result/minigame');
  const href = hrefOf(shown({ game: 701, day: '20261120', round: 7 }, '/game_result/virtuals'));
  expect(href).toBe('/game_result/virtuals?game=701&day=20261120&round=7');
  expect(roundResultSearch.parse({ game: 'x', day: '2026-11-20', round: 0 })).toEqual({ day: '' });
});
