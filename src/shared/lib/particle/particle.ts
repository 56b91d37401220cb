import { josa } from 'es-hangul';
import { type Currency, formatMoney } from '@/shared/lib/format';

/** The word an amount ends with when it is read aloud: $25.00 is 이십오 달러. */
const spoken: Record<Currency, string> = { KRW: '원', USD: '달러' };

/**
 * Writes minor units with the particle that follows what is spoken.
 * @example moneyWith(12000, 'KRW', '을/를') // '12,000원을', moneyWith(2500, 'USD', '을/를') // '$25.00를'
 */
export function moneyWith(
  minor: number,
  currency: Currency,
  particle: '을/를' | '으로/로' | '은/는' | '이/가',
): string {
  return `${formatMoney(minor, currency)}${josa.pick(spoken[currency], particle)}`;
}
