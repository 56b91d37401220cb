import { $now } from '@/shared/lib/clock';

const minute = 60_000;

/** The minute of now, epoch milliseconds: what is written for a time changes its state no oftener. */
export const $minute = $now.map((now) => now - (now % minute));
