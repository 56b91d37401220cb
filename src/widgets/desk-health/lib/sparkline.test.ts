import { expect, it } from 'vitest';
import { sparkline } from './sparkline';

it('goes through the minutes with news, with a gap and a dot between', () => {
  expect(sparkline([0, 1_000, null, 500, null, 2_000, 1_500])).toBe(
    'M0.5 1L1.5 0.5M3.5 0.75h0M5.5 0L6.5 0.25',
  );
});

it('makes room for what is later than usual', () => {
  expect(sparkline([1_000, 4_000])).toBe('M0.5 0.75L1.5 0');
});

it('draws nothing of no news', () => {
  expect(sparkline([null, null])).toBe('');
  expect(sparkline([])).toBe('');
});
