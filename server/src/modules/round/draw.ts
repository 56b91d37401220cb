import { createHmac } from 'node:crypto';
import { type Draws, drawsFrom, OutOfBytes } from '#rules/rounds/draws.ts';

const FIRST_BLOCKS = 2;

function hmac(key: Uint8Array, message: string): Buffer {
  return createHmac('sha256', key).update(message).digest();
}

/** Plays on the bytes of a round's seed, as `drawFrom` of the rules does, without waiting for anything. */
export function drawWith<T>(secret: Uint8Array, seedOf: string, play: (draws: Draws) => T): T {
  const seed = hmac(secret, seedOf);
  for (let blocks = FIRST_BLOCKS; ; blocks *= 2) {
    const bytes = Array.from({ length: blocks }, (_, counter) => hmac(seed, String(counter)));
    try {
      return play(drawsFrom(Buffer.concat(bytes)));
    } catch (error) {
      if (!(error instanceof OutOfBytes)) throw error;
    }
  }
}
