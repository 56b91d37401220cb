import type { MoneyRequest } from './request';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;

/** Staff works on it. */
export function makeDeposit(part: Partial<MoneyRequest> = {}): MoneyRequest {
  return {
    id: 'req_deposit',
    kind: 'deposit',
    amount: 100_000,
    currency: 'KRW',
    state: 'checking',
    createdAt: at,
    updatedAt: at + 60_000,
    steps: [
      { state: 'requested', at, reason: null },
      { state: 'checking', at: at + 60_000, reason: null },
    ],
    depositorName: '김한판',
    bonus: 'every',
    bonusPoints: 3_000,
    turnover: 200_000,
    bank: null,
    ...part,
  };
}

/** It waits for staff. */
export function makeWithdrawal(part: Partial<MoneyRequest> = {}): MoneyRequest {
  return {
    ...makeDeposit(),
    id: 'req_withdrawal',
    kind: 'withdrawal',
    state: 'requested',
    updatedAt: at,
    steps: [{ state: 'requested', at, reason: null }],
    depositorName: null,
    bonus: null,
    bonusPoints: 0,
    turnover: 0,
    bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
    ...part,
  };
}

export function makeDecided(
  request: MoneyRequest,
  state: MoneyRequest['state'],
  reason: string | null = null,
): MoneyRequest {
  const step = { state, at: request.updatedAt + 120_000, reason };
  return { ...request, state, updatedAt: step.at, steps: [...request.steps, step] };
}
