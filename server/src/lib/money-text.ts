import type { Currency } from '#rules/money.ts';

export interface Sum {
  /** Minor units, or points. */
  amount: number;
  currency: Currency | 'POINT';
}

/** Writes an amount as members read it. @example moneyText({ amount: 2500, currency: 'USD' }) // $25.00 */
export function moneyText({ amount, currency }: Sum): string {
  if (currency === 'USD')
    return `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  return `${amount.toLocaleString('en-US')}${currency === 'KRW' ? '원' : 'P'}`;
}
