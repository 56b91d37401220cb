import { expect, it } from 'vitest';
import type { FixtureClock } from './feed.ts';
import { interruptionOf, type KnownAtStop, partsOverAtStop } from './interruption.ts';

const HOUR = 3_600_000;
const at = (number: number, half: 'top' | 'bottom', outs: number): FixtureClock => ({
  period: String(number),
  minute: null,
  outs,
  inning: { number, half },
});
const game = (clock: FixtureClock | null, finishedPeriods: string[] = []): KnownAtStop => ({
  sport: 'baseball',
  scores: {},
  clock,
  finishedPeriods,
});
const hour = { period: '20', minute: 50 };

it.each<[string, KnownAtStop, number]>([
  ['football', { sport: 'football', scores: {}, clock: hour, finishedPeriods: ['10'] }, 24],
  ['baseball before the end of the 5th', game(at(5, 'bottom', 2)), 24],
  ['baseball with the last out of the 5th', game(at(5, 'bottom', 3)), 3],
  ['baseball in the 6th', game(at(6, 'top', 0)), 3],
  ['baseball without a clock, the 5th reported as over', game(null, ['4', '5']), 3],
  ['baseball without a clock', game(null, ['4']), 24],
])('%s waits', (_, known, hours) => {
  const { since, until, clock } = interruptionOf(known, 1_000);
  expect([since, until - since, clock]).toEqual([1_000, hours * HOUR, known.clock]);
});

it.each<[FixtureClock | null, string[]]>([
  [null, ['1']],
  [{ period: '20', minute: 50 }, ['1']],
  [at(2, 'bottom', 2), ['1']],
  [at(2, 'bottom', 3), ['1', '2']],
  [at(4, 'top', 0), ['1', '2', '3']],
])('%j adds the innings that are over', (clock, parts) => {
  expect(partsOverAtStop(['1'], clock)).toEqual(parts);
});
