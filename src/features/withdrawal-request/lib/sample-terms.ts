import type { TetherWithdrawalTerms, WithdrawalTerms } from '../api';

/** Of a won account that may withdraw. */
export function makeWithdrawalTerms(part: Partial<WithdrawalTerms> = {}): WithdrawalTerms {
  return {
    currency: 'KRW',
    amounts: { min: 10_000, max: 10_000_000, unit: 10_000 },
    leftToday: 9_900_000,
    triesLeft: 5,
    bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
    turnover: { required: 200_000, done: 200_000, rest: 0, held: [] },
    refusals: [],
    open: null,
    ...part,
  };
}

/** Of a coin-only account with a wallet. */
export function makeTetherWithdrawalTerms(
  part: Partial<TetherWithdrawalTerms> = {},
): TetherWithdrawalTerms {
  return {
    currency: 'USD',
    rate: null,
    amounts: { min: 1_000, max: 500_000, unit: 100 },
    feeMicro: 1_000_000,
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    leftToday: 500_000,
    triesLeft: 5,
    turnover: { required: 20_000, done: 20_000, rest: 0, held: [] },
    refusals: [],
    open: null,
    ...part,
  };
}
