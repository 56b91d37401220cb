/** Cents of a USDT in one. */
export const CENTS = 100;
/** Writes cents of a USDT as the contract wants them in an address. @example amountText(15050) // '150.50' */
export function amountText(cents: number): string {
  return `${Math.floor(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`;
}
