import { createHash } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Returns the SHA-256 under which a token is stored, null for what cannot be a token at all. */
export function tokenHash(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}
