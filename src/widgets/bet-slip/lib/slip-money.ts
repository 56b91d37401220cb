import { type Currency, formatAmount, formatCount, formatMoney } from '@/shared/lib/format';

/** The sum that is large on the bar: won without its word, dollars with their sign. @example barMoney(346000, 'KRW') // '346,000' */
export function barMoney(minor: number, currency: Currency): string {
  return currency === 'KRW' ? formatCount(minor) : formatMoney(minor, currency);
}

/** Won goes without saying here; dollars bear their mark. */
export function slipMoney(minor: number, currency: Currency): string {
  return currency === 'USD' ? formatMoney(minor, currency) : formatAmount(minor, currency);
}
