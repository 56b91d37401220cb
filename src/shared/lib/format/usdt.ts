import { formatAmount, formatCount } from './numbers';

const MICRO = 1_000_000;

/**
 * Writes micro-USDT with all decimals that are not zero, two at least; never rounded, as what is missing on the chain is missed.
 * @param micro Millionths of a USDT, 0 or more.
 * @param least Decimals that are shown even where they are zero, 2 to 6.
 * @example formatUsdt(12_345_600) // '12.3456', formatUsdt(200_000_000, 6) // '200.000000'
 */
export function formatUsdt(micro: number, least = 2): string {
  const decimals = String(micro % MICRO).padStart(6, '0');
  const needed = decimals.replace(/0+$/, '').length;
  return `${formatCount(Math.floor(micro / MICRO))}.${decimals.slice(0, Math.max(least, needed))}`;
}

/** Writes won of one USDT. @param rate Ten-thousandths of a won. @example formatUsdtRate(14_125_000) // '1,412.50원' */
export function formatUsdtRate(rate: number): string {
  return `${formatAmount(Math.floor(rate / 100), 'USD')}원`;
}
