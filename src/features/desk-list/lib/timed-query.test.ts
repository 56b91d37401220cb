import { expect, it } from 'vitest';
import { timedState } from './timed-query';

it.each([
  [9, 'coming'],
  [10, 'on'],
  [19, 'on'],
  [20, 'over'],
] as const)('what goes from 10 until before 20 is at %i %s', (now, state) => {
  expect(timedState({ startsAt: 10, endsAt: 20 }, now)).toBe(state);
});
