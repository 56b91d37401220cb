import * as z from 'zod/mini';
import { queryChoice, queryOptional } from '@/shared/lib/schema';

export const accounts = ['money', 'points'] as const;
export type Account = (typeof accounts)[number];

export const periods = ['today', 'week', 'month', 'quarter', 'range'] as const;
export type Period = (typeof periods)[number];

export const shows = [
  'all',
  'cashier',
  'bet',
  'win',
  'refund',
  'casino',
  'points',
  'event',
  'adjust',
] as const;
/** Which lines of the period are listed, by what was booked. */
export type Show = (typeof shows)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What the statement shows; anything else in the address falls back to all lines of a week. */
export const statementSearch = z.object({
  account: queryChoice(accounts, 'money'),
  show: queryChoice(shows, 'all'),
  period: queryChoice(periods, 'week'),
  /** Days in Seoul, YYYY-MM-DD, both included; read for the period `range` only. */
  from: queryOptional(day),
  to: queryOptional(day),
});

export type StatementSearch = z.infer<typeof statementSearch>;
