import { TETHER_CONFIRMATIONS, tetherCredit } from '#rules/tether.ts';
import type { Payment } from './repository.ts';
import type { TetherDetails, TetherPayment } from './types.ts';

const ENDS: readonly TetherPayment['state'][] = ['credited', 'expired', 'rejected'];

/** Won of one USDT in ten-thousandths; null for an account in USD. */
export function rateOf({
  currency,
  usdRate,
}: Pick<TetherDetails, 'currency' | 'usdRate'>): number | null {
  return currency === 'USD' ? null : usdRate;
}

export function showPayment(payment: Payment): TetherPayment {
  const { id, state, createdAt, updatedAt, details, paidMicro } = payment;
  const { address, url, currency, amountMicro, amount, expiresAt } = details;
  const rate = rateOf(details);
  const { confirmations, txId, seenAt, reason } = payment;
  return {
    id,
    state,
    network: 'TRC20',
    address,
    url,
    currency,
    amountMicro,
    amount,
    rate,
    rateExpiresAt: expiresAt,
    paidMicro,
    credit: tetherCredit(paidMicro, rate).credit,
    confirmations,
    neededConfirmations: TETHER_CONFIRMATIONS,
    txId,
    createdAt,
    seenAt,
    decidedAt: ENDS.includes(state) ? updatedAt : null,
    reason,
  };
}
