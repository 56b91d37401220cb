import { parseWhole } from '@/shared/lib/typed-number';

const SCALE = 10_000;
const LEAST = 100 * SCALE;
const MOST = 10_000 * SCALE;

/** Reads won a dollar with two decimals at most, as ten-thousandths; null for what is no such rate. */
export function parseRate(text: string): number | null {
  const [whole = '', fraction = '', ...more] = text.normalize('NFKC').trim().split('.');
  const [won, part] = [parseWhole(whole, 5), parseWhole(fraction.padEnd(2, '0'), 2)];
  if (more.length > 0 || typeof won !== 'number' || typeof part !== 'number') return null;
  const rate = won * SCALE + part * (SCALE / 100);
  return rate >= LEAST && rate <= MOST ? rate : null;
}
