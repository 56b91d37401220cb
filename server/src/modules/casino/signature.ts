import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call as its signature covers it. */
export interface SignedCall {
  /** In capitals. */
  method: string;
  /** With its leading slash, without the host. */
  path: string;
  /** As it is in the header. */
  timestamp: string;
  /** Byte for byte. */
  body: Uint8Array | string;
}

const MAX_AGE_MS = 60_000;
/** How far the clock of a provider may be ahead. */
const MAX_AHEAD_MS = 5_000;

/** Signs a call as the provider's contract says: HMAC-SHA-256 in hexadecimal digits. */
export function signatureOf(
  secret: Uint8Array,
  { method, path, timestamp, body }: SignedCall,
): string {
  const signed = createHmac('sha256', secret);
  return signed.update(`${method}\n${path}\n${timestamp}\n`).update(body).digest('hex');
}

/** Compared in the same time whatever the signature is. */
export function isSigned(secret: Uint8Array, call: SignedCall, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, call));
  const given = Buffer.from(signature);
  const isAsLong = given.length === expected.length;
  return timingSafeEqual(expected, isAsLong ? given : expected) && isAsLong;
}

/** Whether a call was sent just now, by the instant in its header: epoch milliseconds. */
export function isTimely(timestamp: string, now: number): boolean {
  if (!/^\d{1,15}$/.test(timestamp)) return false;
  const age = now - Number.parseInt(timestamp, 10);
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS;
}
