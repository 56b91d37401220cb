import type { ByCase, Unreachable } from './exceptions.ts';

/** Answers of tether that no call of a run brings about. */
export const TETHER_UNREACHABLE: readonly Unreachable[] = [
  {
    operation: 'reportTetherTransfer',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reason: 'nobody but the provider has what it signs with',
  },
];

/** Answers of tether that one case alone reaches. */
export const TETHER_BY_CASE: readonly ByCase[] = [
  {
    operation: 'getTetherDepositUrl',
    answers: ['REQUEST_REFUSED', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'AMOUNT_UNIT'],
    reachedBy: 'tether/deposit',
  },
  {
    operation: 'registerCryptoDeposit',
    answers: [
      ...['201', 'REQUEST_REFUSED', 'IDEMPOTENCY_KEY_REUSED', 'INSECURE_URL'],
      ...['AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'AMOUNT_UNIT'],
    ],
    reachedBy: 'tether/deposit',
  },
  {
    operation: 'takeTetherPayment',
    answers: ['NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'tether/deposit',
  },
  { operation: 'takeTetherPayment', answers: ['200'], reachedBy: 'lapse/tether-blocks' },
  { operation: 'sendSimulatedTether', answers: ['201', 'NOT_FOUND'], reachedBy: 'tether/deposit' },
  { operation: 'reportTetherTransfer', answers: ['FORBIDDEN'], reachedBy: 'tether/deposit' },
  ...['getTetherDepositUrl', 'registerCryptoDeposit'].flatMap((operation) => [
    {
      operation,
      answers: ['OWN_DEPOSIT_LIMIT', 'OWN_SESSION_LIMIT', 'ON_BREAK', 'SELF_EXCLUDED'],
      reachedBy: 'tether/protected',
    },
    { operation, answers: ['OPEN_WITHDRAWAL'], reachedBy: 'tether/withdrawal' },
    { operation, answers: ['OPEN_DEPOSIT'], reachedBy: 'tether/open-rates' },
  ]),
  { answers: ['TETHER_MAINTENANCE'], reachedBy: 'tether/maintenance' },
  {
    operation: 'requestTetherWithdrawal',
    answers: [
      ...['201', 'IDEMPOTENCY_KEY_REUSED', 'OPEN_WITHDRAWAL', 'DAILY_LIMIT'],
      'WRONG_WITHDRAW_PASSWORD',
    ],
    reachedBy: 'tether/withdrawal',
  },
  {
    operation: 'requestTetherWithdrawal',
    answers: [
      ...['REQUEST_REFUSED', 'NO_WALLET', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'AMOUNT_UNIT'],
      ...['INSUFFICIENT_FUNDS', 'WAIT', 'TURNOVER', 'WITHDRAWAL_LOCKED'],
    ],
    reachedBy: 'tether/withdrawal-refused',
  },
  {
    operation: 'requestTetherWithdrawal',
    answers: ['OPEN_DEPOSIT'],
    reachedBy: 'tether/open-deposit',
  },
  {
    operation: 'joinTether',
    answers: ['200', 'REQUEST_REFUSED', 'WRONG_WITHDRAW_PASSWORD', 'WITHDRAWAL_LOCKED'],
    reachedBy: 'tether/withdrawal-refused',
  },
];
