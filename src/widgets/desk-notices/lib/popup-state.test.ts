import { expect, it } from 'vitest';
import { popupState } from './popup-state';

it.each([
  [9, 'coming'],
  [10, 'shown'],
  [19, 'shown'],
  [20, 'over'],
] as const)('a popup from 10 until before 20 is at %i %s', (now, state) => {
  expect(popupState({ startsAt: 10, endsAt: 20 }, now)).toBe(state);
});
