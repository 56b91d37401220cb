import { expect, it } from 'vitest';
import { wholeWithin } from './whole';

it('reads whole numbers from the least to the most', () => {
  expect(['1', '１,０００'].map((text) => wholeWithin(text, [1, 1_000]))).toEqual([1, 1_000]);
  for (const text of ['', '0', '1001', '1.5', '-3'])
    expect(wholeWithin(text, [1, 1_000])).toBeNull();
});
