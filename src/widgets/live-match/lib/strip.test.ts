import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { sampleGame } from '@/features/match-course/testing';
import { stripMarks } from './strip';

const words = {
  goal: (minute: string) => `${minute} 골`,
  minute: (minute: number) => `${minute}′`,
};
const marksOf = (sport: Dto<'Sport'>) => {
  const { events, clock } = sampleGame(sport);
  return stripMarks(sport, events, clock, words).map(({ kind, at, label }) => [
    kind,
    Math.round(at * 100),
    label,
  ]);
};

it('puts the goals, the cards, the half and the moment of a football match where they were', () => {
  expect(marksOf('football')).toEqual([
    ['goal', 38, '34′ 골'],
    ['end', 50, '전반'],
    ['yellow-card', 66, ''],
    ['red-card', 69, ''],
    ['now', 70, '63′'],
  ]);
});

it('has the parts of other sports alone where points come all the time', () => {
  expect(marksOf('basketball')).toEqual([
    ['end', 50, '2'],
    ['now', 65, ''],
  ]);
  expect(marksOf('volleyball').map(([kind]) => kind)).toEqual(['end', 'now']);
});

it('leaves out labels that would touch', () => {
  const goal = (number: number, minute: number): Dto<'MatchEvent'> => ({
    kind: 'score',
    number,
    at: number,
    side: 'home',
    points: 1,
    clock: { period: '20', minute },
    score: { home: number, away: 0 },
  });
  const marks = stripMarks('football', [goal(1, 60), goal(2, 62), goal(3, 80)], null, words);
  expect(marks.map(({ label }) => label)).toEqual(['60′ 골', '', '80′ 골']);
});

it('makes room for extra time once it is reached', () => {
  const clock = { period: '30', minute: 95 };
  const [mark] = stripMarks('football', [], clock, words);
  expect(Math.round((mark?.at ?? 0) * 100)).toBe(70);
});
