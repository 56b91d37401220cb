import { parseWhole } from './typed-number';

/** Reads per cent with two decimals at most, as basis points; null for what is no such share. */
export function parsePercent(text: string): number | null {
  const [whole = '', fraction = '', ...more] = text.normalize('NFKC').trim().split('.');
  const [percent, part] = [parseWhole(whole, 3), parseWhole(fraction.padEnd(2, '0'), 2)];
  if (more.length > 0 || typeof percent !== 'number' || typeof part !== 'number') return null;
  return percent * 100 + part;
}
