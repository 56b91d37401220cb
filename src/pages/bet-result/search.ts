import * as z from 'zod/mini';
import { SLIP_MODES } from '#rules/slip-mode.ts';
import { queryChoice, queryOptional } from '@/shared/lib/schema';

export const periods = ['today', 'week', 'month', 'range'] as const;
export type Period = (typeof periods)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const shows = ['all', 'open', 'won', 'lost', 'void', 'cancelled'] as const;
/** Which bets of the period are listed, by what became of them. */
export type Show = (typeof shows)[number];

export const orders = ['recent', 'stake'] as const;
/** What the list is in order of, highest first. */
export type Order = (typeof orders)[number];

/** What the list shows; anything else in the address falls back to all bets of a month. */
export const betResultSearch = z.object({
  show: queryChoice(shows, 'all'),
  /** 1 sports … 5 casino; all when left out. */
  type: queryOptional(z.literal([1, 2, 3, 4, 5])),
  /** The mode of the slip; all when left out. */
  mode: queryOptional(z.enum(SLIP_MODES)),
  period: queryChoice(periods, 'month'),
  order: queryChoice(orders, 'recent'),
  /** The bet whose detail is visible. */
  bet: queryOptional(z.string().check(z.regex(/^bet_[a-z0-9]{1,36}$/))),
  /** Days in Seoul, YYYY-MM-DD, both included; read for the period `range` only. */
  from: queryOptional(day),
  to: queryOptional(day),
});

export type BetResultSearch = z.infer<typeof betResultSearch>;
