import { expect, it } from 'vitest';
import { makeDetail, makeRank, own, tournaments } from './sample-tournaments';
import { chosenId, ranksOf, riseOf, withRanking } from './tournament';

it.each([
  [{ phase: 'running' }, 7],
  [{ phase: 'upcoming' }, 9],
  [{ phase: 'over' }, 5],
  [{ phase: 'running', id: 5 }, 5],
  [{ phase: 'running', id: 404 }, 404],
] as const)('the address %j means %s', (search, id) => {
  expect(chosenId(tournaments, search)).toBe(id);
});

it('means none before the list is there, or where it has none', () => {
  expect(chosenId(null, { phase: 'running' })).toBeNull();
  expect(chosenId(tournaments.slice(0, 2), { phase: 'upcoming' })).toBeNull();
});

const ann = (rank: number) => makeRank({ rank, nickname: '바다**', level: 6 });
const bob = (rank: number) => makeRank({ rank, nickname: '달빛**', level: 11 });

it('counts how many ranks somebody has risen or fallen', () => {
  const [before, now] = [ranksOf([ann(1), bob(4)]), ranksOf([bob(1), ann(3)])];
  expect([riseOf(bob(1), before, now), riseOf(ann(3), before, now)]).toEqual([3, -2]);
});

it('is 0 for whoever was not shown, or has the name of another', () => {
  const now = ranksOf([ann(1), bob(2)]);
  expect(riseOf(ann(1), ranksOf([bob(2)]), now)).toBe(0);
  expect(riseOf(ann(1), ranksOf([ann(3), ann(4)]), now)).toBe(0);
  expect(riseOf(ann(1), ranksOf([ann(3)]), ranksOf([ann(1), ann(2)]))).toBe(0);
});

it('marks the place of the member while it has not moved', () => {
  const mine = { ...own, rank: 2 };
  const masked = { ...mine, nickname: '한강**', isMine: false };
  const isMineAt = (rank: number) =>
    withRanking(makeDetail({ own: mine }), 313, [bob(1), { ...masked, rank }]).ranking.map(
      ({ isMine }) => isMine,
    );
  expect(isMineAt(2)).toEqual([false, true]);
  expect(isMineAt(3)).toEqual([false, false]);
});
