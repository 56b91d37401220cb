import * as z from 'zod/mini';
import { queryChoice, queryOptional } from '@/shared/lib/schema';

export const periods = ['today', 'week', 'month', 'range'] as const;
export type Period = (typeof periods)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What the list shows; anything else in the address falls back to open bets of a month. */
export const betResultSearch = z.object({
  state: queryChoice(['open', 'settled'], 'open'),
  /** 1 sports … 5 casino; all when left out. */
  type: queryOptional(z.literal([1, 2, 3, 4, 5])),
  period: queryChoice(periods, 'month'),
  /** Days in Seoul, YYYY-MM-DD, both included; read for the period `range` only. */
  from: queryOptional(day),
  to: queryOptional(day),
});

export type BetResultSearch = z.infer<typeof betResultSearch>;
