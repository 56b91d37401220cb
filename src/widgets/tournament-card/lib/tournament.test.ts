import { expect, it } from 'vitest';
import { endingFirst, prizeDistance } from './tournament';
import { makeTournament, makeTournamentDetail } from './sample-tournament';

it('takes the running tournament that ends first', () => {
  const list = [
    makeTournament({ id: 1, endsAt: 30 }),
    makeTournament({ id: 2, endsAt: 20 }),
    makeTournament({ id: 3, endsAt: 10, state: 'over' }),
    makeTournament({ id: 4, endsAt: 5, state: 'upcoming' }),
  ];
  expect(endingFirst(list)?.id).toBe(2);
  expect(endingFirst([])).toBeNull();
});

it.each([
  [14, { rank: 10, score: 404 }],
  [11, { rank: 10, score: 101 }],
  [5, { rank: 1, score: 404 }],
  [2, { rank: 1, score: 101 }],
  [1, null],
])('from rank %i the next better prize is at %j', (rank, expected) => {
  const { ranking, prizes } = makeTournamentDetail();
  const own = ranking.find((one) => one.rank === rank) ?? null;
  expect(prizeDistance({ own, prizes, ranking })).toEqual(expected);
});

it('has no distance to a rank that is not in the list, nor without a place', () => {
  const { ranking, prizes } = makeTournamentDetail();
  const own = { ...makeTournamentDetail().own, rank: 64, score: 10 } as (typeof ranking)[number];
  expect(prizeDistance({ own, prizes, ranking })).toBeNull();
  expect(prizeDistance({ own: null, prizes, ranking })).toBeNull();
});
