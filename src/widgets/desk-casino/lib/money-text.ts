import { formatMoney } from '@/shared/lib/format';
import type { CasinoProvider } from './subjects';

/** Writes a sum of each currency. @example moneyText([{ currency: 'KRW', stake: 5000, payout: 0 }], 'stake') // '5,000원' */
export function moneyText(money: CasinoProvider['today'], sum: 'stake' | 'payout'): string {
  return (
    money.map((one) => formatMoney(one[sum], one.currency)).join(' · ') || formatMoney(0, 'KRW')
  );
}
