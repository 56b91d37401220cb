import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { momentumBars, momentumOf } from './momentum';

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

const attackAt = (period: string, minute: number, side: 'home' | 'away'): Dto<'MatchEvent'> => ({
  kind: 'attack',
  number: minute,
  at: minute,
  side,
  clock: { period, minute },
});
const shown = (bars: number[] | null) =>
  bars?.flatMap((value, bar) => (value === 0 ? [] : [[bar, Math.round(value * 100)]]));

it.each([
  [
    'an attack and what is left of it',
    [attackAt('10', 3, 'home')],
    10,
    [
      [1, 33],
      [2, 17],
    ],
  ],
  [
    'those of the other side the other way',
    [attackAt('10', 9, 'away'), attackAt('10', 10, 'away')],
    10,
    [[4, -67]],
  ],
  ['both sides against one another', [attackAt('10', 1, 'home'), attackAt('10', 2, 'away')], 2, []],
  ['time that is added in the last bar of its half', [attackAt('10', 48, 'home')], 45, [[22, 33]]],
] as const)('has a bar for each two minutes: %s', (_what, events, minute, expected) => {
  const period = minute > 45 ? '20' : '10';
  const bars = momentumBars(events, 'football', { period, minute });
  expect(bars).toHaveLength(45);
  // What is left fades; only what is still seen is compared.
  expect(shown(bars)?.slice(0, expected.length)).toEqual(expected);
});

it('is longer once extra time is reached, and none where no minutes are played', () => {
  expect(momentumBars([], 'football', { period: '30', minute: 95 })).toHaveLength(60);
  expect(momentumBars([], 'football', null)?.every((value) => value === 0)).toBe(true);
  expect(momentumBars([], 'basketball', null)).toBeNull();
});
