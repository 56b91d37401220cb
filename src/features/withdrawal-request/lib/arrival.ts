import { tetherGross } from '#rules/tether.ts';

/** Micro-USDT that arrive of minor units of a balance, after the fee; 0 where the fee takes all of it. */
export function arrivalOf(
  amount: number,
  { rate, feeMicro }: { rate: number | null; feeMicro: number },
): number {
  return Math.max(0, tetherGross(amount, rate) - feeMicro);
}
