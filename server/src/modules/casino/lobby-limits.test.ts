import { expect, it } from 'vitest';
import { limitsIn } from './lobby-limits.ts';

const WON = { minStake: 1_000, maxStake: 100_000 };

it.each([
  ['KRW', 13_805_000, WON, WON],
  ['USD', 13_805_000, WON, { minStake: 72, maxStake: 7_200 }],
  ['USD', 10_000_000, WON, { minStake: 100, maxStake: 10_000 }],
  ['USD', 13_805_000, { minStake: 1, maxStake: 5_000_000 }, { minStake: 1, maxStake: 362_100 }],
] as const)('in %s at %i, limits of %o are %o', (currency, rate, won, own) => {
  expect(limitsIn({ currency, rate }, won)).toEqual(own);
});
