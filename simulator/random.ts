import { createHash } from 'node:crypto';

/** How a seed begins that nobody may work out from what was drawn by it: ids, odds, the goals so far. */
export const SECRET_SEED = 'secret:';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Two independent 32-bit hashes of a text (cyrb53 without its last folding; SHA-256 of a secret). */
function hashes(text: string): [number, number] {
  if (text.startsWith(SECRET_SEED)) {
    const bytes = digest(text);
    return [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
  }
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
}

/** Stable lower-case base-36 id of 10 characters for a text. */
export function stableId(text: string): string {
  const [a, b] = hashes(text);
  const digits = (BigInt(a) * 4294967296n + BigInt(b)).toString(36).padStart(13, '0');
  return digits.slice(-10);
}

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
  /** Poisson count with the given mean. */
  poisson(mean: number): number;
}

/** mulberry32: quick, and its 32 bits of state can be tried out. */
function quickNumbers(text: string): () => number {
  let state = hashes(text)[1];
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** SHA-256 of the text and a counter: what was drawn tells nothing of what comes. */
function secretNumbers(text: string): () => number {
  const words = 8;
  let block = digest('');
  let drawn = 0;
  return () => {
    if (drawn % words === 0) block = digest(`${text}#${drawn / words}`);
    const word = block.readUInt32BE((drawn % words) * 4);
    drawn += 1;
    return word / 4294967296;
  };
}

/** A stream of random numbers that depends on the text alone. */
export function createRandom(text: string): Random {
  const next = text.startsWith(SECRET_SEED) ? secretNumbers(text) : quickNumbers(text);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    poisson(mean) {
      const floor = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > floor; product *= next()) count++;
      return count;
    },
  };
}

/** Cheap integer hash to [0, 1), for noise that is looked up by position. */
export function unitAt(base: number, position: number): number {
  let mixed = Math.imul(base ^ Math.imul(position, 2654435761), 2246822507);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 3266489909);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [-1, 1]: neighbours at distance 1 are independent, between them it is linear. */
export function smoothNoise(base: number, position: number): number {
  const cell = Math.floor(position);
  const share = position - cell;
  return 2 * (unitAt(base, cell) * (1 - share) + unitAt(base, cell + 1) * share) - 1;
}

/** Integer base for `unitAt` and `smoothNoise`. */
export function noiseBase(text: string): number {
  return hashes(text)[0] | 0;
}
