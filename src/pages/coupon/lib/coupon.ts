import { formatMoney, formatPoint } from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';
import type { Coupon } from '../api';

type Worth = Pick<Coupon, 'amount' | 'currency'>;

/** What a coupon is worth, with its unit. */
export function worthOf({ amount, currency }: Worth): string {
  return currency === 'POINT' ? formatPoint(amount) : formatMoney(amount, currency);
}

/** The same as the subject of a sentence. @example worthIs({ amount: 5000, currency: 'POINT' }) // '5,000P가' */
export function worthIs({ amount, currency }: Worth): string {
  return currency === 'POINT' ? `${formatPoint(amount)}가` : moneyWith(amount, currency, '이/가');
}
