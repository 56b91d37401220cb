import { describe, expect, it } from 'vitest';
import { amountText, isInTime, missingOf, missingWorth, payableOf, secondsLeft } from './payment';
import { makeConfirming, makePartial, makePayment } from './sample-payments';

const { rateExpiresAt } = makePayment();
const inTime = rateExpiresAt - 1;

describe('the payment whose address is shown', () => {
  const waiting = makePayment();
  const older = makePayment({ id: 'tet_9' });

  it.each([
    ['the newest that waits', [makeConfirming(), waiting, older], null, 'tet_1'],
    ['the chosen one', [waiting, older], 'tet_9', 'tet_9'],
    ['one in part, for its rest', [makePartial()], null, 'tet_2'],
    ['none whose coins have come', [makeConfirming()], 'tet_1', undefined],
  ])('is %s', (_name, open, chosen, id) => {
    expect(payableOf(open, { now: inTime, chosen })?.id).toBe(id);
  });

  it('is none after its time', () => {
    expect(isInTime(waiting, rateExpiresAt)).toBe(false);
    expect(payableOf([waiting, makePartial()], { now: rateExpiresAt, chosen: null })).toBeNull();
  });
});

it('misses nothing of a payment that came in full or above', () => {
  expect(missingOf(makePartial())).toBe(40_000_000);
  expect(missingWorth(makePartial())).toBe(56_500);
  expect(missingOf(makeConfirming({ paidMicro: 200_000_001 }))).toBe(0);
});

it('counts three seconds for each block that is to come', () => {
  expect(secondsLeft(makeConfirming())).toBe(39);
  expect(secondsLeft(makeConfirming({ confirmations: 25 }))).toBe(0);
});

it.each([
  [1_000, '10.00'],
  [15_050, '150.50'],
  [105, '1.05'],
])('writes %i cents as %s', (cents, text) => {
  expect(amountText(cents)).toBe(text);
});
