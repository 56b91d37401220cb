import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { addAnswer, reduceCourses } from './course';

const goal = (number: number): Dto<'MatchEvent'> => ({
  kind: 'score',
  number,
  at: number,
  clock: { period: '10', minute: number },
  side: 'home',
  points: 1,
  score: { home: number, away: 0 },
});
const at = (home: number) => ({ '10': { home, away: 0 } });
const topic = 'fixture:sample00arsn';
const state = (seq: number, home: number, events: Dto<'MatchEvent'>[]) => ({
  snapshots: [],
  deltas: [{ topic, seq, changes: [{ kind: 'state', scores: at(home), events }] }],
});

it('goes on from the answer, and takes nothing twice', () => {
  const known = addAnswer({}, 'sample00arsn', { scores: at(1), events: [goal(1)] });
  const next = reduceCourses(known, state(2, 2, [goal(1), goal(2)]));
  expect(next.sample00arsn?.scores).toEqual(at(2));
  expect(next.sample00arsn?.events.map(({ number }) => number)).toEqual([1, 2]);
  expect(addAnswer(next, 'sample00arsn', { scores: at(1), events: [goal(1)] })).toBe(next);
});

it('keeps nothing of a match that nobody has opened', () => {
  expect(reduceCourses({}, state(2, 2, [goal(1)]))).toEqual({});
  const board = { snapshots: [{ topic: 'board:football:live', seq: 1, data: {} }], deltas: [] };
  expect(reduceCourses({}, board)).toEqual({});
});

it('a snapshot takes the place of what was known', () => {
  const known = addAnswer({}, 'sample00arsn', { scores: at(1), events: [goal(1)] });
  const data = { scores: at(3), events: [goal(3)] };
  const next = reduceCourses(known, { snapshots: [{ topic, seq: 5, data }], deltas: [] });
  expect(next.sample00arsn).toEqual(data);
});

it('prices change nothing', () => {
  const known = addAnswer({}, 'sample00arsn', { scores: at(1) });
  const changes = [{ kind: 'odds', selections: [] }];
  expect(reduceCourses(known, { snapshots: [], deltas: [{ topic, seq: 2, changes }] })).toBe(known);
});

it('keeps what is counted until a new count arrives', () => {
  const corners = (home: number) => ({ corner: { live: { home, away: 1 } } });
  const delta = (seq: number, change: object) => ({
    snapshots: [],
    deltas: [{ topic, seq, changes: [{ kind: 'state', ...change }] }],
  });
  const known = addAnswer({}, 'sample00arsn', { scores: at(1), counts: corners(2) });
  const scored = reduceCourses(known, delta(2, { scores: at(2) }));
  expect(scored.sample00arsn?.counts).toEqual(corners(2));
  const counted = reduceCourses(scored, delta(3, { counts: corners(3) }));
  expect(counted.sample00arsn).toEqual({ scores: at(2), counts: corners(3), events: [] });
});
