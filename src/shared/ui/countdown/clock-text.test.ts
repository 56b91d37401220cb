import { expect, it } from 'vitest';
import { clockText } from './clock-text';

it.each([
  [-3, '0:00'],
  [0, '0:00'],
  [7.2, '0:08'],
  [112, '1:52'],
  [3599.4, '1:00:00'],
  [3725, '1:02:05'],
])('%s seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
