import { randomBytes, randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';

export interface Ids {
  /** Returns `{prefix}_{time}{random}`, at most 24 characters, sortable by the instant it was made. */
  id(prefix: string): string;
  /** Returns a bearer token of 256 random bits as base64url; never seeded. */
  token(): string;
}

const TIME_DIGITS = 9;
const RANDOM_DIGITS = 8;
const MAX_PREFIX = 6;

/** With a seed the random part repeats from run to run; tokens never do. */
export function createIds({ clock, seed }: { clock: Clock; seed?: number | undefined }): Ids {
  const next = seed === undefined ? cryptoDigit : seededDigit(seed);
  return {
    id(prefix) {
      if (!/^[a-z]{1,6}$/.test(prefix)) {
        throw new Error(`an id prefix is 1 to ${MAX_PREFIX} lower-case letters: ${prefix}`);
      }
      const time = clock.now().toString(36).padStart(TIME_DIGITS, '0');
      let random = '';
      for (let i = 0; i < RANDOM_DIGITS; i += 1) random += next().toString(36);
      return `${prefix}_${time}${random}`;
    },
    token: () => randomBytes(32).toString('base64url'),
  };
}

const pool = new Uint8Array(512);
let used = pool.length;

function cryptoDigit(): number {
  for (;;) {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const byte = pool[used++] ?? 255;
    // 252 is the largest multiple of 36 below 256: the rest would favour the low digits.
    if (byte < 252) return byte % 36;
  }
}

function seededDigit(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % 36;
  };
}
