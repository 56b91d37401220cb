import { expect, it } from 'vitest';
import { timedState } from './timed-state';

it.each([
  [9, 'coming'],
  [10, 'shown'],
  [19, 'shown'],
  [20, 'over'],
] as const)('what is shown from 10 until before 20 is at %i %s', (now, state) => {
  expect(timedState({ startsAt: 10, endsAt: 20 }, now)).toBe(state);
});
