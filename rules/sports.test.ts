import { expect, test } from 'vitest';
import { slipDelayMs, takesInPlay } from './in-play.ts';
import { inPlayDelaySeconds, isSportKey, SPORT_KEYS, SPORTS, sportOf } from './sports.ts';

test('every sport is described once, and reports the parts it plays', () => {
  expect(SPORTS.map((sport) => sport.key)).toEqual(SPORT_KEYS);
  expect(SPORT_KEYS).toHaveLength(23);
  expect(new Set(SPORTS.map(({ id }) => id)).size).toBe(SPORTS.length);
  for (const { codes, regulation, overtime } of SPORTS) {
    expect(codes).toEqual(expect.arrayContaining([...regulation, ...overtime]));
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('a sport without a score of two sides takes nothing in play', () => {
  const races = SPORTS.filter(({ codes }) => !codes.includes(100));
  expect(races.map(({ key }) => key)).toEqual([
    'golf',
    'horse-racing',
    'greyhounds',
    'motor-racing',
    'cycling',
  ]);
  expect(SPORTS.filter(({ key }) => !takesInPlay(key))).toEqual(races);
});

test('a slip waits as long as the slowest of its sports', () => {
  expect(inPlayDelaySeconds('e-sports')).toBe(8);
  expect(inPlayDelaySeconds('golf')).toBeNull();
  expect(slipDelayMs(['tennis'])).toBe(4_000);
  expect(slipDelayMs(['tennis', 'football'])).toBe(6_000);
  expect(slipDelayMs([])).toBe(0);
});

test('a key is one of the list', () => {
  expect(SPORT_KEYS.every(isSportKey)).toBe(true);
  expect(['toString', 'chess', ''].filter(isSportKey)).toEqual([]);
  expect(() => sportOf('chess' as 'football')).toThrow(RangeError);
});
