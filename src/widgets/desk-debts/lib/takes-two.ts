import type { DeskDebt } from '@/entities/desk-debt';

/** From so many won on it takes two admins; the server counts it with the corrections of the last 24 hours. */
const takesTwoFrom = 300_000;

/** Whether an amount of a debt waits for a second admin, as far as it alone says. @example takesTwoAdmins(300_000, 'KRW') // true */
export function takesTwoAdmins(amount: number, currency: DeskDebt['currency']): boolean {
  return currency === 'KRW' && amount >= takesTwoFrom;
}
