import { type Currency, formatCount, formatMoney } from '@/shared/lib/format';

const won = [10_000, 30_000, 50_000, 100_000, 300_000, 500_000, 1_000_000] as const;
const cents = [500, 1_000, 3_000, 5_000, 10_000, 30_000, 50_000] as const;

/** Amounts that the quick buttons add, minor units. */
export function quickStakesOf(currency: Currency): readonly number[] {
  return currency === 'KRW' ? won : cents;
}

/** Writes won in the ten thousands people say them in; anything else in full. @example stakeText(50000, 'KRW') // '5만원' */
export function stakeText(minor: number, currency: Currency): string {
  const isRound = currency === 'KRW' && minor > 0 && minor % 10_000 === 0;
  return isRound ? `${formatCount(minor / 10_000)}만원` : formatMoney(minor, currency);
}
