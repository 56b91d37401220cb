import * as z from 'zod/mini';
import { SLIP_MODES } from '#rules/slip-mode.ts';
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
  'void',
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
  /** The mode of the bets whose lines are listed; all lines when left out. */
  mode: queryOptional(z.enum(SLIP_MODES)),
  period: queryChoice(periods, 'week'),
  /** Days in Seoul, YYYY-MM-DD, both included; read for the period `range` only. */
  from: queryOptional(day),
  to: queryOptional(day),
});

/** Kinds of lines that are booked for bets. */
const betShows: readonly Show[] = ['all', 'bet', 'win', 'void', 'refund'];

/** Whether the lines that are listed can be filtered by the mode of their bets. */
export function takesMode({ account, show }: Pick<StatementSearch, 'account' | 'show'>): boolean {
  return account === 'money' && betShows.includes(show);
}

export type StatementSearch = z.infer<typeof statementSearch>;
