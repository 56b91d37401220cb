import { expect, test } from 'vitest';
import { inPlayDelaySeconds, SPORT_KEYS, SPORTS } from './sports.ts';

test('every sport is described once, and reports the parts it plays', () => {
  expect(SPORTS.map((sport) => sport.key)).toEqual([...SPORT_KEYS]);
  for (const { codes, regulation, overtime } of SPORTS) {
    expect(codes).toEqual(expect.arrayContaining([...regulation, ...overtime, 100]));
  }
  expect(inPlayDelaySeconds('e-sports')).toBe(8);
});
