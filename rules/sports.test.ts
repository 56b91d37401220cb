import { expect, test } from 'vitest';
import { inPlayDelaySeconds, periodLabel, SPORT_KEYS, SPORTS } from './sports.ts';

test('sports and periods', () => {
  expect(SPORTS.map((sport) => sport.key)).toEqual([...SPORT_KEYS]);
  expect(periodLabel('football', 10)).toBe('전반전');
  expect(periodLabel('basketball', 3)).toBe('3쿼터');
  expect(periodLabel('volleyball', 77)).toBe('');
  expect(inPlayDelaySeconds('e-sports')).toBe(8);
});
