import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';

const BETWEEN_POSTS_MS = 60_000;
const POSTS_A_DAY = 20;
const BETWEEN_REPLIES_MS = 10_000;

/** How long until a member may write the next post, milliseconds; `count` is how many there are of this day. */
export function waitForPost(
  { last, count }: { last: number | null; count: number },
  now: number,
): number {
  const next = count < POSTS_A_DAY ? 0 : startOfSeoulDay(now) + DAY_MS;
  return Math.max(0, next - now, (last ?? 0) + BETWEEN_POSTS_MS - now);
}

/** How long until a member may write the next reply, milliseconds. */
export function waitForReply(last: number | null, now: number): number {
  return Math.max(0, (last ?? 0) + BETWEEN_REPLIES_MS - now);
}
