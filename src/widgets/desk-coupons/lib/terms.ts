import * as z from 'zod/mini';
import { messages } from '../ui/messages';
import { staffReason } from '@/entities/staff-reason';
import { centsOf, countOf } from './coupon';

export const mostAmount = 1_000_000;
const mostDays = 365;

/** What both forms ask of a coupon, as it is typed. */
export const termsInitial = {
  name: '',
  kind: 'points',
  amount: '',
  amountUsd: '',
  validDays: '30',
  reason: '',
};
export type TermsValues = typeof termsInitial;

const days = z
  .string()
  .check(z.refine((text) => countOf(text, mostDays) !== null, messages.daysWrong));

export const termsShape = {
  name: z.string().check(
    z.refine((text) => text.trim() !== '', messages.nameMissing),
    z.maxLength(40, messages.nameLong),
  ),
  kind: z.string(),
  amount: z.string(),
  amountUsd: z.string(),
  validDays: days,
  reason: staffReason,
};
export const daysSchema = days;

type Amounts = Pick<TermsValues, 'kind' | 'amount' | 'amountUsd'>;
const isEmpty = (text: string) => text.trim() === '';

/** What is wrong with the amounts, by field. */
export const amountChecks = [
  z.refine<Amounts>(
    ({ kind, amount }) =>
      (kind === 'money' && isEmpty(amount)) || countOf(amount, mostAmount) !== null,
    { error: messages.amountWrong, path: ['amount'] },
  ),
  z.refine<Amounts>(
    ({ kind, amountUsd }) => kind === 'points' || isEmpty(amountUsd) || centsOf(amountUsd) !== null,
    { error: messages.dollarsWrong, path: ['amountUsd'] },
  ),
  z.refine<Amounts>(
    ({ kind, amount, amountUsd }) => kind === 'points' || !isEmpty(amount) || !isEmpty(amountUsd),
    { error: messages.amountMissing, path: ['amount'] },
  ),
] as const;

/** What is sent of it. */
export function termsOf({ name, kind, amount, amountUsd, validDays, reason }: TermsValues) {
  return {
    name: name.trim(),
    kind: kind === 'money' ? ('money' as const) : ('points' as const),
    amount: countOf(amount, mostAmount),
    amountUsd: kind === 'money' ? centsOf(amountUsd) : null,
    validDays: countOf(validDays, mostDays) ?? 1,
    reason: reason.trim(),
  };
}
