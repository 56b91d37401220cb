import { expect, it } from 'vitest';
import { messages } from '../ui/messages';
import { stateOf } from './state';

it.each([
  [{ isOver: false, isUpcoming: false, joinedAt: null }, 'on'],
  [{ isOver: false, isUpcoming: false, joinedAt: 1 }, 'joined'],
  [{ isOver: false, isUpcoming: true, joinedAt: null }, 'coming'],
  [{ isOver: true, isUpcoming: false, joinedAt: 1 }, 'over'],
] as const)('%j is %s', (event, state) => {
  expect(stateOf(event)).toBe(state);
});

it.each([
  [((29 * 60 + 59) * 60 + 59) * 1000, '1일 5시간'],
  [24 * 3_600_000, '1일 0시간'],
  [(5 * 60 + 20) * 60_000, '5시간 20분'],
  [20 * 60_000, '20분'],
  [1, '1분 미만'],
])('%i ms are left: %s', (left, text) => {
  expect(messages.left(left)).toBe(text);
});
