import { formatMoney, formatPoint } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';

export type Account = 'money' | 'points' | 'tether';
export type AccountCurrency = 'KRW' | 'USD' | 'POINT' | 'USDT';

/** Fractional digits that each currency is booked in. */
const digits: Record<AccountCurrency, number> = { KRW: 0, POINT: 0, USD: 2, USDT: 6 };

/** What an account of a member is booked in. */
export function currencyOf(account: Account, money: 'KRW' | 'USD'): AccountCurrency {
  if (account === 'points') return 'POINT';
  return account === 'tether' ? 'USDT' : money;
}

/** Reads a typed amount above 0 in minor units; null for anything else. @example parseMinor('12.50', 'USD') // 1250 */
export function parseMinor(text: string, currency: AccountCurrency): number | null {
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(text.normalize('NFKC').replaceAll(/[,\s]/g, ''));
  const fraction = match?.[2] ?? '';
  const places = digits[currency];
  if (match === null || fraction.length > places) return null;
  const whole = parseWhole(match[1] ?? '') ?? 0;
  const rest = parseWhole(fraction.padEnd(places, '0')) ?? 0;
  return whole * 10 ** places + rest || null;
}

/** Writes minor units with their unit. @example formatMinor(40000, 'KRW') // '40,000원' */
export function formatMinor(minor: number, currency: AccountCurrency): string {
  if (currency === 'POINT') return formatPoint(minor);
  if (currency === 'USDT') return `${(minor / 1e6).toFixed(6)} USDT`;
  return formatMoney(minor, currency);
}
