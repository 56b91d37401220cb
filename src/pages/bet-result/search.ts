import * as z from 'zod/mini';

export const periods = ['today', 'week', 'month', 'range'] as const;
export type Period = (typeof periods)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What the list shows; anything else in the address falls back to open bets of a month. */
export const betResultSearchSchema = z.object({
  state: z.catch(z._default(z.enum(['open', 'settled']), 'open'), 'open'),
  /** 1 sports … 5 casino; all when left out. */
  type: z.catch(z.optional(z.literal([1, 2, 3, 4, 5])), undefined),
  period: z.catch(z._default(z.enum(periods), 'month'), 'month'),
  /** Days in Seoul, YYYY-MM-DD, both included; read for the period `range` only. */
  from: z.catch(z.optional(day), undefined),
  to: z.catch(z.optional(day), undefined),
});

export type BetResultSearch = z.infer<typeof betResultSearchSchema>;
