import { expect, it } from 'vitest';
import { isBoardAnswer, isCountAnswer, isFixtureAnswer } from './expected';
import { sampleBoards } from './sample-board';

const [board] = sampleBoards();
const topic = 'board:football:cross';

it('takes what the server answers', () => {
  const [league, fixture] = [board?.leagues[0], board?.fixtures[0]];
  expect(isBoardAnswer({ at: 1, boards: [{ topic, data: board }] })).toBe(true);
  expect(isFixtureAnswer({ topic, data: { league, fixture, scores: {} } })).toBe(true);
  expect(isCountAnswer([{ kind: 'cross', sport: 'football', fixtures: 3 }])).toBe(true);
});

it.each([
  null,
  'x',
  {},
  { boards: [{ topic: 5 }] },
  { boards: [{ topic, data: { ...board, fixtures: {} } }] },
  { boards: [{ topic, data: { ...board, fixtures: [{ id: 'a', markets: null }] } }] },
  { topic, data: { league: null, fixture: board?.fixtures[0] } },
])('refuses %j', (answer) => {
  expect([isBoardAnswer, isFixtureAnswer, isCountAnswer].some((is) => is(answer))).toBe(false);
});
