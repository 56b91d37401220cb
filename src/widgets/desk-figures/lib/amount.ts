import type { FigureCurrency } from '@/entities/desk-figures';
import { formatAmount } from '@/shared/lib/format';

/** Minor units in one of the currency. */
const units: Record<FigureCurrency, number> = { KRW: 1, POINT: 1, USD: 100, USDT: 1_000_000 };

const short = new Intl.NumberFormat('ko', { notation: 'compact', maximumFractionDigits: 1 });

/** Writes an amount of minor units without its unit; micro-USDT in full cents. */
export function amountText(minor: number, currency: FigureCurrency): string {
  if (currency === 'USDT') return formatAmount(Math.trunc(minor / 10_000), 'USD');
  return formatAmount(minor, currency === 'USD' ? 'USD' : 'KRW');
}

/** Writes an amount for the axis of a chart. @example axisText(20_000_000, 'KRW') // '2000만' */
export function axisText(minor: number, currency: FigureCurrency): string {
  return short.format(minor / units[currency]);
}

/** Writes a share of thousandths in per cent, without its sign; null without a whole. @example rateText(44, 1000) // '4.4%' */
export function rateText(part: number, whole: number): string | null {
  if (whole === 0) return null;
  return `${(Math.trunc((Math.abs(part) * 1000) / Math.abs(whole)) / 10).toFixed(1)}%`;
}
