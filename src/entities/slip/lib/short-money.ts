import { type Currency, formatCount, formatMoney } from '@/shared/lib/format';

/** Writes round won in the units people say them in; anything else in full. @example shortMoney(50000, 'KRW') // '5만원' */
export function shortMoney(minor: number, currency: Currency): string {
  if (currency === 'USD' || minor === 0 || minor % 1000 !== 0) return formatMoney(minor, currency);
  if (minor % 10_000 === 0) return `${formatCount(minor / 10_000)}만원`;
  return minor < 10_000 ? `${minor / 1000}천원` : formatMoney(minor, currency);
}

/** Label of a quick button. @example quickLabel(300000, 'KRW') // '30만' */
export function quickLabel(minor: number, currency: Currency): string {
  return currency === 'USD'
    ? `$${formatCount(minor / 100)}`
    : shortMoney(minor, currency).slice(0, -1);
}
