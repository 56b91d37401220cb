import * as z from 'zod/mini';
import { staffReason } from '@/entities/staff-reason';
import { wholeField, wholeWithin } from '@/features/desk-list';
import { messages } from '../ui/messages';
import { centsOf } from './coupon';

const days = [1, 365] as const;
const amountOf = (text: string) => wholeWithin(text, [1, 1_000_000]);
export const daysOf = (text: string) => wholeWithin(text, days) ?? 1;
export const daysSchema = wholeField(days, messages.daysWrong);

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

export const termsShape = {
  name: z.string().check(
    z.refine((text) => text.trim() !== '', messages.nameMissing),
    z.maxLength(40, messages.nameLong),
  ),
  kind: z.string(),
  amount: z.string(),
  amountUsd: z.string(),
  validDays: daysSchema,
  reason: staffReason,
};

type Amounts = Pick<TermsValues, 'kind' | 'amount' | 'amountUsd'>;
const isEmpty = (text: string) => text.trim() === '';

/** What is wrong with the amounts, by field. */
export const amountChecks = [
  z.refine<Amounts>(
    ({ kind, amount }) => (kind === 'money' && isEmpty(amount)) || amountOf(amount) !== null,
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

export function termsOf({ name, kind, amount, amountUsd, validDays, reason }: TermsValues) {
  return {
    name: name.trim(),
    kind: kind === 'money' ? ('money' as const) : ('points' as const),
    amount: amountOf(amount),
    amountUsd: kind === 'money' ? centsOf(amountUsd) : null,
    validDays: daysOf(validDays),
    reason: reason.trim(),
  };
}
