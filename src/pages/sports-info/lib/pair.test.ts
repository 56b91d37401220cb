import { expect, it } from 'vitest';
import { compareStandings, defaultPair, teamsOf } from './pair';
import { makeLeagueRecord, makeStanding } from './sample-tables';

it('compares the teams of the next match, else the first two', () => {
  expect(defaultPair(makeLeagueRecord())).toEqual({ team: '0bw5m9d2rc', opponent: '4tq81xk0zv' });
  expect(defaultPair(makeLeagueRecord({ next: [] }))).toEqual({
    team: '4tq81xk0zv',
    opponent: 'long',
  });
  expect(defaultPair(makeLeagueRecord({ next: [], rows: [] }))).toEqual({ team: '', opponent: '' });
});

it('names the teams of the table, then those that are yet to play', () => {
  const { rows, next } = makeLeagueRecord();
  const ids = teamsOf(makeLeagueRecord({ rows: rows.slice(1) })).map(({ teamId }) => teamId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, rows.length - 1)).toEqual(rows.slice(1).map(({ teamId }) => teamId));
  for (const { homeId, awayId } of next)
    expect(ids).toEqual(expect.arrayContaining([homeId, awayId]));
});

it('finds which of two standings is better in what', () => {
  const other = makeStanding({ place: 3, points: 7, scored: 9, conceded: 4, winRate: 500 });
  const shown = (points: number | null) =>
    compareStandings(makeStanding({ points }), { ...other, points }).map(
      ({ key, values, better }) => [...[key, ...values, better]],
    );
  expect(shown(7)).toEqual([
    ['place', 1, 3, -1],
    ['points', 7, 7, 0],
    ['scored', 2, 3, 1],
    ['conceded', 0.67, 1.33, -1],
  ]);
  expect(shown(null)[1]).toEqual(['winRate', 1000, 500, -1]);
});
