import { describe, expect, it } from 'vitest';
import {
  ballAt,
  basketballCourse,
  chancesUntil,
  type MatchCourse,
  scoreOf,
  soccerCourse,
  timeOf,
} from './match-course';

const LENGTH = 60_000;
const scoreAt = (course: MatchCourse, at: number) => scoreOf(chancesUntil(course, at));
const seeds = Array.from({ length: 20 }, (_, index) => `701-20261120-${index}`);
const instants = Array.from({ length: LENGTH / 100 }, (_, index) => index * 100);

describe('the course of a soccer match', () => {
  const results = [
    { home: 0, away: 0 },
    { home: 2, away: 1 },
    { home: 7, away: 7 },
  ];

  it.each(results)('ends $home:$away, never had more, and has chances in both halves', (goals) => {
    for (const seed of seeds) {
      const course = soccerCourse(goals, seed);
      expect(scoreAt(course, Number.POSITIVE_INFINITY)).toEqual(goals);
      for (const { at } of course.chances) {
        const { home, away } = scoreAt(course, at);
        expect(home <= goals.home && away <= goals.away).toBe(true);
      }
      const halves = new Set(course.chances.map(({ at }) => timeOf(course, at).period));
      expect(halves).toEqual(new Set([0, 1]));
      expect(course.chances.every(({ at }) => !timeOf(course, at).isPaused)).toBe(true);
    }
  });

  it('is the same for everybody, and another in another round', () => {
    const goals = { home: 2, away: 1 };
    expect(soccerCourse(goals, 'a')).toEqual(soccerCourse(goals, 'a'));
    expect(soccerCourse(goals, 'a')).not.toEqual(soccerCourse(goals, 'b'));
  });

  it('keeps the ball on the field, and has it at the goal when a chance is decided', () => {
    const course = soccerCourse({ home: 2, away: 1 }, 'a');
    for (const at of instants) {
      const { x, y } = ballAt(course, at);
      expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
    }
    for (const { at, to } of course.chances) expect(ballAt(course, at)).toEqual(to);
  });

  it('rests between the halves and after the second', () => {
    const course = soccerCourse({ home: 1, away: 0 }, 'a');
    expect(timeOf(course, 0)).toMatchObject({ period: -1, isPaused: true });
    expect(timeOf(course, 29_000)).toEqual({ period: 0, isPaused: true, minutes: 45 });
    expect(timeOf(course, 31_000)).toEqual({ period: 1, isPaused: false, minutes: 0 });
    expect(timeOf(course, Number.POSITIVE_INFINITY).period).toBe(2);
  });
});

describe('the course of a basketball match', () => {
  const regulation = { home: 104, away: 111 };

  it('reaches the result by baskets of one to three points', () => {
    for (const seed of seeds) {
      const course = basketballCourse({ regulation, final: regulation }, seed);
      expect(course.periods).toHaveLength(4);
      expect(scoreAt(course, Number.POSITIVE_INFINITY)).toEqual(regulation);
      expect(course.chances.every(({ points }) => points >= 1 && points <= 3)).toBe(true);
      expect(course.chances.every(({ at }) => at < LENGTH)).toBe(true);
    }
  });

  it('is level after the fourth quarter where overtime decides', () => {
    const level = { home: 105, away: 105 };
    const final = { home: 109, away: 107 };
    for (const seed of seeds) {
      const course = basketballCourse({ regulation: level, final }, seed);
      expect(course.periods).toHaveLength(5);
      expect(scoreAt(course, course.periods[4]?.from ?? 0)).toEqual(level);
      expect(scoreAt(course, Number.POSITIVE_INFINITY)).toEqual(final);
    }
  });
});
