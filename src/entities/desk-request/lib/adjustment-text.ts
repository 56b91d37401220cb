import { formatMoney, formatPoint } from '@/shared/lib/format';
import type { DeskRequest } from './request';

type Adjustment = NonNullable<DeskRequest['adjustment']>;

/** An amount in minor units of its account. */
function amountIn({ amount, currency }: Pick<Adjustment, 'amount' | 'currency'>): string {
  if (currency === 'POINT') return formatPoint(amount);
  if (currency === 'USDT') return `${(amount / 1e6).toFixed(6)} USDT`;
  return formatMoney(amount, currency);
}

/** Writes what a correction gives or takes, with its sign. @example correctedText({ amount: 40000, currency: 'KRW' }) // '+40,000원' */
export function correctedText(adjustment: Pick<Adjustment, 'amount' | 'currency'>): string {
  return `${adjustment.amount > 0 ? '+' : ''}${amountIn(adjustment)}`;
}
