import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { momentumOf } from './momentum';

const now = 10_000_000;
const clock = { period: '10', minute: 30 };
const attack = (ago: number, side: 'home' | 'away'): Dto<'MatchEvent'> => ({
  kind: 'attack',
  number: 1,
  at: now - ago,
  clock,
  side,
});
const goal = (ago: number, side: 'home' | 'away', points = 1): Dto<'MatchEvent'> => ({
  ...attack(ago, side),
  kind: 'score',
  side,
  points,
  score: { home: 1, away: 0 },
});

it('leans to nobody without events, and to whoever had the latest', () => {
  expect(momentumOf([], 'football', now)).toEqual({ value: 0, latest: null });
  expect(momentumOf([attack(60_000, 'home')], 'football', now).value).toBeGreaterThan(0.5);
  const both = [attack(900_000, 'home'), attack(60_000, 'away')];
  expect(momentumOf(both, 'football', now).value).toBeLessThan(-0.4);
});

it('a goal outweighs an attack, and three points one', () => {
  const goals = [goal(60_000, 'home'), attack(60_000, 'away')];
  expect(momentumOf(goals, 'football', now).value).toBeCloseTo(0.5);
  const points = [goal(10_000, 'home', 3), goal(10_000, 'away', 1)];
  expect(momentumOf(points, 'basketball', now).value).toBeCloseTo(0.5);
});

it('forgets what is long ago, and shows what has just happened', () => {
  expect(momentumOf([attack(3_600_000, 'home')], 'football', now).value).toBe(0);
  const fresh = attack(5_000, 'home');
  expect(momentumOf([fresh], 'football', now).latest).toBe(fresh);
  expect(momentumOf([attack(40_000, 'home')], 'football', now).latest).toBeNull();
});

it('leans to whoever has corners, and to nobody for cards', () => {
  const counted = (kind: 'corner' | 'red-card', side: 'home' | 'away'): Dto<'MatchEvent'> => ({
    ...attack(60_000, side),
    kind,
    side,
    count: { home: 1, away: 0 },
  });
  const corners = [counted('corner', 'home'), counted('corner', 'home')];
  expect(momentumOf(corners, 'football', now).value).toBeGreaterThan(0.5);
  expect(momentumOf([counted('red-card', 'away')], 'football', now).value).toBe(0);
});
