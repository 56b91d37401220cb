import { expect, it } from 'vitest';
import { makeCashOutOffer } from '../testing';
import { leastOf, mostPercent, partOf } from './part';

const offer = makeCashOutOffer({ stake: 50_000, minStake: 10_000, amount: 86_100 });

it('takes all that is left, or its share', () => {
  expect(partOf(offer, 'whole', 40)).toEqual({ stake: 50_000, pays: 86_100, rest: 0 });
  expect(partOf(offer, 'part', 40)).toEqual({ stake: 20_000, pays: 34_440, rest: 30_000 });
});

it('leaves the least stake', () => {
  expect(mostPercent(offer)).toBe(80);
  expect(partOf(offer, 'part', 99)).toEqual({ stake: 40_000, pays: 68_880, rest: 10_000 });
});

it('takes nine tenths where less is accepted', () => {
  const part = { stake: 50_000, pays: 86_105, rest: 0 };
  expect([leastOf(part, false), leastOf(part, true)]).toEqual([86_105, 77_494]);
  expect(leastOf({ ...part, pays: 1 }, true)).toBe(1);
});

it('has no part of a bet that is at the least stake, and none without an offer', () => {
  expect(mostPercent({ stake: 10_000, minStake: 10_000 })).toBe(0);
  expect(partOf(makeCashOutOffer({ stake: 10_000 }), 'part', 50)).toBeNull();
  expect(partOf(makeCashOutOffer({ amount: null, reason: 'suspended' }), 'whole', 50)).toBeNull();
  expect(partOf(null, 'whole', 50)).toBeNull();
});
