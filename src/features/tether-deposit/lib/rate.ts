import { formatAmount } from '@/shared/lib/format';

/** Writes won of one USDT. @param rate Ten-thousandths of a won. @example rateText(14_125_000) // '1,412.50원' */
export function rateText(rate: number): string {
  return `${formatAmount(Math.floor(rate / 100), 'USD')}원`;
}
