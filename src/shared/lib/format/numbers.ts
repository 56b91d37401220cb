export type Currency = 'KRW' | 'USD';

/** Writes an integer with thousands separators. @example formatCount(1234567) // '1,234,567' */
export function formatCount(value: number): string {
  const digits = String(Math.abs(Math.trunc(value))).replace(/\B(?=(\d{3})+$)/g, ',');
  return value <= -1 ? `−${digits}` : digits;
}

/** Writes whole won. @example formatWon(12000) // '12,000원' */
export function formatWon(won: number): string {
  return `${formatCount(won)}원`;
}

/** Writes points. @example formatPoint(50000) // '50,000P' */
export function formatPoint(points: number): string {
  return `${formatCount(points)}P`;
}

/** Writes what a bet makes of its picks. @example formatFolders(1) // '단폴', formatFolders(3) // '3폴더', formatFolders(3, [2]) // '시스템 2/3' */
export function formatFolders(count: number, sizes?: readonly number[]): string {
  if (sizes) return formatSystem(sizes, count);
  return count === 1 ? '단폴' : `${formatCount(count)}폴더`;
}

/** Writes the sizes of a system's bets of so many picks. @example formatSystem([2, 3], 4) // '시스템 2,3/4' */
export function formatSystem(sizes: readonly number[], legs: number): string {
  return `시스템 ${sizes.join(',')}/${legs}`;
}

/**
 * Writes minor units of a currency without its sign: whole won, or USD cents with two decimals.
 * @example formatAmount(123456, 'USD') // '1,234.56'
 */
export function formatAmount(minor: number, currency: Currency): string {
  if (currency === 'KRW') return formatCount(minor);
  const cents = Math.abs(minor);
  const text = `${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
  return minor < 0 ? `−${text}` : text;
}

/** Writes minor units with the sign of their currency. @example formatMoney(123456, 'USD') // '$1,234.56' */
export function formatMoney(minor: number, currency: Currency): string {
  if (currency === 'KRW') return formatWon(minor);
  const text = formatAmount(Math.abs(minor), 'USD');
  return minor < 0 ? `−$${text}` : `$${text}`;
}

/** Writes odds given as integer hundredths; null is the default of the site. @example formatOdds(195) // '1.95' */
export function formatOdds(hundredths: number | null): string {
  if (hundredths === null) return '0.00';
  return `${formatCount(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Writes a factor given as integer ten-thousandths. @example formatFactor(8375) // '0.8375' */
export function formatFactor(tenThousandths: number): string {
  const whole = Math.floor(tenThousandths / 10_000);
  return `${formatCount(whole)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
}

/** Writes a score, 0:0 where there is none. */
export function formatScore(score: { home: number; away: number } | null): string {
  return score === null ? '0:0' : `${score.home}:${score.away}`;
}

/**
 * Splits the digits of a phone number: 3-digit prefix, middle part, last 4; shorter input as far as it goes.
 * @example formatPhone('01012345678') // '010-1234-5678'
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 11);
  if (digits.length <= 3) return digits;
  if (digits.length <= 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
}
