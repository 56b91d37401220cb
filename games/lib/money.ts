import { type Currency, formatAmount, formatMoney } from '@/shared/lib/format';

const MAN = 10_000;

/** Writes a stake as a chip does. @example chipText(10000, 'KRW') // '1만' */
export function chipText(amount: number, currency: Currency): string {
  if (currency === 'USD')
    return amount % 100 === 0 ? `$${amount / 100}` : formatMoney(amount, 'USD');
  return amount >= MAN && amount % MAN === 0 ? `${amount / MAN}만` : formatAmount(amount, 'KRW');
}
