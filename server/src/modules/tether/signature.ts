import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TetherTransfer } from './types.ts';

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE = 58n;
/** The first byte of every TRON address: it makes them begin with T. */
const NETWORK_BYTE = 0x41;
const NAME_BYTES = 20;
const SUM_BYTES = 4;
const MAC_LENGTH = 32;

function hmac(secret: string, use: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${use}:${text}`).digest();
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/**
 * The HMAC of what a provider reports, over its fields in one order, hex. What the provider is given to sign with is made from
 * the secret, so that it can make no address for paying.
 */
export function signTransfer(secret: string, transfer: Omit<TetherTransfer, 'signature'>): string {
  const { network, address, txId, eventIndex, amountMicro, confirmations, at } = transfer;
  const text = [network, address, txId, eventIndex, amountMicro, confirmations, at].join('|');
  const shared = hmac(secret, 'key', 'provider').toString('hex');
  return createHmac('sha256', shared).update(text).digest('hex');
}

/** Whether the provider signed a transfer. */
export function isSigned(secret: string, { signature, ...transfer }: TetherTransfer): boolean {
  return isSame(signature, signTransfer(secret, transfer));
}

/** What an address for paying was issued for. */
export interface Issue {
  memberId: string;
  /** Of a USDT. */
  cents: number;
  /** Where the call came to that it was issued by: the address for paying begins with it. */
  origin: string;
  /** Epoch milliseconds. */
  at: number;
  nonce: string;
}

function macOf(secret: string, { memberId, cents, origin, at, nonce }: Issue): string {
  const text = [memberId, cents, origin, at, nonce].join('|');
  return hmac(secret, 'url', text).toString('hex').slice(0, MAC_LENGTH);
}

/** The last part of an address for paying; it proves by itself what it was issued for. */
export function issueToken(secret: string, issue: Issue): string {
  return [issue.at.toString(36), issue.nonce, macOf(secret, issue)].join('.');
}

const TOKEN = /^([0-9a-z]{1,11})\.([0-9a-f]{16})\.([0-9a-f]{32})$/;

/** Whether a text has the form of a token, whoever made it. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** When a token says that it was issued, epoch milliseconds, whoever made it; null for a text of another form. */
export function issueTime(token: string): number | null {
  const [, time] = TOKEN.exec(token) ?? [];
  return time === undefined ? null : Number.parseInt(time, 36);
}

/** When a token was issued to this member for this amount at this origin, epoch milliseconds; null for one that was not. */
export function issuedAt(
  secret: string,
  token: string,
  issue: Pick<Issue, 'memberId' | 'cents' | 'origin'>,
): number | null {
  const [, time = '', nonce = '', mac = ''] = TOKEN.exec(token) ?? [];
  const at = Number.parseInt(time, 36);
  return isSame(mac, macOf(secret, { ...issue, at, nonce })) ? at : null;
}

function base58(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  while (rest > 0n) {
    text = (LETTERS[Number(rest % BASE)] ?? '') + text;
    rest /= BASE;
  }
  return text;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function bytesOf(text: string): Buffer {
  let value = 0n;
  for (const letter of text) value = value * BASE + BigInt(LETTERS.indexOf(letter));
  return Buffer.from(value.toString(16).padStart((1 + NAME_BYTES + SUM_BYTES) * 2, '0'), 'hex');
}

/** Whether an address of the contract's form is one: its network and its check sum are right. */
export function isAddress(text: string): boolean {
  const bytes = bytesOf(text);
  const named = bytes.subarray(0, 1 + NAME_BYTES);
  if (bytes.length !== 1 + NAME_BYTES + SUM_BYTES || bytes[0] !== NETWORK_BYTE) return false;
  return sha256(sha256(named))
    .subarray(0, SUM_BYTES)
    .equals(bytes.subarray(1 + NAME_BYTES));
}

/** The address on the chain that belongs to a token, with the check sum that addresses of TRON have. */
export function addressOf(secret: string, token: string): string {
  const name = hmac(secret, 'address', token).subarray(0, NAME_BYTES);
  const bytes = Buffer.concat([Buffer.from([NETWORK_BYTE]), name]);
  return base58(Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, SUM_BYTES)]));
}
