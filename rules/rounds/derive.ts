import { type Draws, type DrawStep, drawsFrom, OutOfBytes } from './draws.ts';

/** How many bytes a block of HMAC-SHA256 has. */
const BLOCK = 32;
/** Enough for every game but for words thrown away, of which a million rounds have a few. */
const FIRST_BLOCKS = 2;

const text = new TextEncoder();

async function hmac(key: Uint8Array, message: string): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, text.encode(message)));
}

/** What is published of a secret before its day: SHA-256 of its 32 bytes. */
export async function commitmentOf(secret: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', Uint8Array.from(secret)));
}

/** The seed of a round: HMAC-SHA256 of its key, `213-20261120-00374`, under the secret of the day. */
export function seedOf(secret: Uint8Array, roundKey: string): Promise<Uint8Array> {
  return hmac(secret, roundKey);
}

/** The bytes that a seed gives: HMAC-SHA256 of the counter 0, 1, 2 … in decimal digits, one block each. */
export async function bytesOf(seed: Uint8Array, blocks: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(blocks * BLOCK);
  const each = await Promise.all(
    Array.from({ length: blocks }, (_, counter) => hmac(seed, String(counter))),
  );
  for (const [counter, block] of each.entries()) bytes.set(block, counter * BLOCK);
  return bytes;
}

/** Plays a draw on the bytes of a seed, with as many blocks as it takes; says which integers were drawn. */
export async function drawFrom<T>(
  seed: Uint8Array,
  play: (draws: Draws) => T,
): Promise<{ result: T; steps: DrawStep[]; bytes: Uint8Array }> {
  for (let blocks = FIRST_BLOCKS; ; blocks *= 2) {
    const bytes = await bytesOf(seed, blocks);
    const steps: DrawStep[] = [];
    try {
      return { result: play(drawsFrom(bytes, steps)), steps, bytes };
    } catch (error) {
      if (!(error instanceof OutOfBytes)) throw error;
    }
  }
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of hexadecimal digits; undefined where they are none. */
export function bytesOfHex(hex: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
