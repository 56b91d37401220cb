import { expect, it } from 'vitest';
import { makeDeskRequest, makeWithdrawal } from '@/entities/desk-request/testing';
import { makeSummary } from '@/entities/statement/testing';
import { withoutOwn } from './without-own';

const sums = makeSummary({ deposits: 900_000, withdrawals: 500_000, netDeposit: 400_000 });
const withdrawal = makeWithdrawal();
const own = withdrawal.money?.amount ?? 0;
const { createdAt } = withdrawal;

it.each(['requested', 'checking', 'awaiting_second', 'paid'] as const)(
  'leaves a withdrawal that is %s out of what went out',
  (state) => {
    const { deposits, withdrawals, netDeposit } = withoutOwn(
      sums,
      { ...withdrawal, state },
      createdAt,
    );
    expect({ deposits, withdrawals, netDeposit }).toEqual({
      deposits: 900_000,
      withdrawals: 500_000 - own,
      netDeposit: 400_000 + own,
    });
  },
);

it.each(['rejected', 'cancelled', 'failed'] as const)(
  'takes nothing off for one that is %s, whose money is back',
  (state) => {
    expect(withoutOwn(sums, { ...withdrawal, state }, createdAt)).toEqual(sums);
  },
);

it('takes nothing off for one before the period, and for other requests', () => {
  expect(withoutOwn(sums, withdrawal, createdAt + 1)).toEqual(sums);
  expect(withoutOwn(sums, makeDeskRequest(), 0)).toEqual(sums);
});
