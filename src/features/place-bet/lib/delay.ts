import type { Bet } from '@/entities/bet';

/** Seconds of a bet's delay: all, and those that are left at `now` (epoch milliseconds, the server's), from 0. */
export function delayOf(
  { placedAt, pendingUntil }: Pick<Bet, 'placedAt' | 'pendingUntil'>,
  now: number,
): { seconds: number; total: number } {
  const until = pendingUntil ?? now;
  return {
    seconds: Math.max(0, (until - now) / 1000),
    total: Math.max(0, until - placedAt) / 1000,
  };
}
