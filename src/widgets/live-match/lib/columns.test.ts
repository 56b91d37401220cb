import { expect, it } from 'vitest';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import { countColumns, isRunning, scoreColumns } from './columns';

const score = { home: 1, away: 0 };
const shorts = (sport: SportKey, ...codes: string[]) =>
  scoreColumns(sport, Object.fromEntries(codes.map((code) => [code, score]))).map(
    ({ short }) => short,
  );

it.each<[SportKey, string[], string[]]>([
  ['football', ['10'], ['전반', '후반']],
  ['football', ['10', '20', '30'], ['전반', '후반', '연장 전반']],
  ['basketball', [], ['1', '2', '3', '4']],
  ['baseball', ['1'], ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['volleyball', ['1'], ['1', '2', '3']],
  ['volleyball', ['1', '2', '3', '4'], ['1', '2', '3', '4']],
  ['ice-hockey', ['1', '2', '3', '40'], ['1', '2', '3', '연장']],
  ['e-sports', [], ['1', '2', '3']],
])('of %s with %o are %o', (sport, codes, columns) => {
  expect(shorts(sport, ...codes)).toEqual(columns);
});

it('have a spoken name in every sport, and one of them is played', () => {
  for (const sport of SPORT_KEYS)
    for (const column of scoreColumns(sport, {})) expect(column.name).toMatch(/[가-힣]/);
  const [first] = scoreColumns('football', {});
  expect(first && isRunning(first, '10')).toBe(true);
  expect(first && isRunning(first, '80')).toBe(false);
});

it('count a whole match, and of a series its latest map', () => {
  const whole = { corner: { '10': score, live: { home: 4, away: 3 } } };
  expect(countColumns('football', { counts: whole })).toEqual([
    { counted: 'corner', name: '코너킥', score: { home: 4, away: 3 } },
  ]);
  const kill = {
    '1': { home: 17, away: 9 },
    '2': { home: 4, away: 6 },
    live: { home: 21, away: 15 },
  };
  const scores = { '1': score, '2': { home: 0, away: 0 }, live: score };
  expect(countColumns('e-sports', { scores, counts: { kill } })).toEqual([
    { counted: 'kill', name: '킬', score: { home: 4, away: 6 } },
  ]);
});
