import { TETHER_KEPT_MS } from '#rules/tether.ts';
import { kstInstant } from '@/shared/lib/format';
import type { TetherTerms } from '../api';
import type { TetherPayment } from './payment';

const createdAt = kstInstant('2026-11-21 18:24:00');

/** 200 USDT that wait for their coins. */
export function makePayment(part: Partial<TetherPayment> = {}): TetherPayment {
  return {
    id: 'tet_1',
    state: 'waiting',
    network: 'TRC20',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    url: 'https://pay.example.com/deposit/5k0w3e7u',
    currency: 'KRW',
    amountMicro: 200_000_000,
    amount: 282_500,
    rate: 14_125_000,
    rateExpiresAt: createdAt + TETHER_KEPT_MS,
    paidMicro: 0,
    credit: 0,
    confirmations: 0,
    neededConfirmations: 20,
    txId: null,
    createdAt,
    seenAt: null,
    decidedAt: null,
    reason: null,
    ...part,
  };
}

/** The coins have come and wait for blocks. */
export function makeConfirming(part: Partial<TetherPayment> = {}): TetherPayment {
  return makePayment({
    state: 'confirming',
    paidMicro: 200_000_000,
    credit: 282_500,
    confirmations: 7,
    txId: '8f3c21d07a6be95fe4b27e8f3c21d07a6be95fe4b27e8f3c21d07a6be95fe4b2',
    seenAt: kstInstant('2026-11-21 18:41:46'),
    ...part,
  });
}

/** 60 of 100 USDT came. */
export function makePartial(part: Partial<TetherPayment> = {}): TetherPayment {
  return makeConfirming({
    id: 'tet_2',
    state: 'partial',
    amountMicro: 100_000_000,
    amount: 141_250,
    paidMicro: 60_000_000,
    credit: 84_750,
    confirmations: 20,
    ...part,
  });
}

/** Of a won account with nothing under way. */
export function makeTetherTerms(part: Partial<TetherTerms> = {}): TetherTerms {
  return {
    currency: 'KRW',
    rate: 14_125_000,
    amounts: { min: 1_000, max: 10_000_000, unit: 100 },
    refusals: [],
    open: [],
    ...part,
  };
}
