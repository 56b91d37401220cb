import type { WithdrawalTerms } from '../api';

/** Makes the terms of a won account that may withdraw. */
export function makeWithdrawalTerms(part: Partial<WithdrawalTerms> = {}): WithdrawalTerms {
  return {
    currency: 'KRW',
    amounts: { min: 10_000, max: 10_000_000, unit: 10_000 },
    leftToday: 9_900_000,
    triesLeft: 5,
    bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
    turnover: { required: 200_000, done: 200_000, rest: 0 },
    refusals: [],
    open: null,
    ...part,
  };
}
