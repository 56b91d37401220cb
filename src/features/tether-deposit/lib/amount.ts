/** Cents of a USDT in one. */
export const CENTS = 100;
/** Micro-USDT in a cent. */
const MICRO_PER_CENT = 10_000;

/** Writes cents of a USDT as the contract wants them in an address. @example amountText(15050) // '150.50' */
export function amountText(cents: number): string {
  return `${Math.floor(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`;
}

export function microOf(cents: number): number {
  return cents * MICRO_PER_CENT;
}
