import { formatMinutes } from '@/shared/copy';
import { type Currency, formatCount, formatMoney } from '@/shared/lib/format';

type Kind = 'deposit' | 'stake' | 'loss' | 'session';

/** A limit with its unit. @example amountText('session', 90, 'KRW') // '1시간 30분' */
export function amountText(kind: Kind, amount: number, currency: Currency): string {
  return kind === 'session' ? formatMinutes(amount) : formatMoney(amount, currency);
}

/** The same for a narrow cell: round won as people say them. @example cellText('stake', 20_000_000, 'KRW') // '2,000만' */
export function cellText(kind: Kind, amount: number, currency: Currency): string {
  if (kind === 'session') return formatMinutes(amount);
  if (currency === 'USD')
    return amount % 100 === 0 ? `$${formatCount(amount / 100)}` : formatMoney(amount, currency);
  if (amount > 0 && amount % 10_000 === 0) return `${formatCount(amount / 10_000)}만`;
  return formatCount(amount);
}

/** Whole percent of a limit that is used, 0 to 100; a limit of nothing is used up. */
export function percentOf({ limit, used }: { limit: number; used: number }): number {
  if (limit === 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((used * 100) / limit)));
}
