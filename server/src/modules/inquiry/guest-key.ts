import { createHash, randomInt } from 'node:crypto';
import { plainInquiryKey } from '#rules/inquiry.ts';

/** None that is taken for another: no 0 or O, no 1, I or L. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP = 4;

const randomGroup = () =>
  Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** Such as `K7F2-9QTX-3MWP`; never seeded. */
export function makeGuestKey(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-');
}

/** The SHA-256 by which a key is known; hyphens and case make no difference. */
export function guestKeyHash(key: string): string {
  return createHash('sha256').update(plainInquiryKey(key)).digest('hex');
}
