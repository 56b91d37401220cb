import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isAdjustBalanceAnswer, isGetDeskEventsAnswer } from '#contract/checks.gen.ts';
import {
  type Account,
  currencyOf,
  deskMember,
  formatMinor,
  parseMinor,
} from '@/entities/desk-member';
import type { DeskRequest } from '@/entities/desk-request';
import { createSending } from '@/entities/money-request';
import { staffReason } from '@/entities/staff-reason';
import { confirmedMutation, createApiQuery, isProblem, request } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';
import { messages } from '../ui/messages';

/** From so many won on, an adjustment takes two admins; the server counts it with those of the last 24 hours. */
const takesTwoFrom = 300_000;

/** The choice of an adjustment that rewards no event. */
export const noEvent = 'none';

const initial = { account: 'money', direction: 'give', event: noEvent, amount: '', reason: '' };

type Currency = ReturnType<typeof currencyOf>;

interface Adjusting {
  memberId: string;
  account: Account;
  /** Minor units of the account; below 0 takes. */
  amount: number;
  reason: string;
  /** The event that it rewards. */
  eventId?: number;
  about: { nickname: string; currency: Currency };
}

/** The events that a member can be rewarded for. */
export const eventList = createApiQuery((api) =>
  request(api.GET('/admin/event'), isGetDeskEventsAnswer),
);

/** Open while the form is shown. */
export const AdjustGate = createGate();
sample({ clock: AdjustGate.open, target: eventList.start });

const isLarge = (amount: number, currency: Currency) =>
  (currency === 'KRW' || currency === 'POINT') && Math.abs(amount) >= takesTwoFrom;

export const adjusting = confirmedMutation({
  send: createSending<Adjusting, DeskRequest>((api, { key, body: { about: _about, ...body } }) =>
    request(
      api.POST('/admin/adjustment', { params: { header: { 'Idempotency-Key': key } }, body }),
      isAdjustBalanceAnswer,
    ),
  ),
  confirm: ({ account, amount, about: { nickname, currency } }) => ({
    title: messages.adjustTitle,
    text: messages.adjustText({
      nickname,
      account: messages.accounts[account],
      amount: formatMinor(Math.abs(amount), currency),
      isWon: currency === 'KRW',
      isTaking: amount < 0,
      takesTwo: isLarge(amount, currency),
    }),
    confirmLabel: messages.adjustConfirm(amount < 0),
  }),
  done: ({ state }) => (state === 'awaiting_second' ? messages.adjustWaits : messages.adjusted),
  refusals: { INSUFFICIENT_FUNDS: null, INVALID_STATE: null },
  // Whatever became of it, the member is perhaps not as it was shown.
  refresh: deskMember.refresh,
});

const $currency = deskMember.$data.map((data) => data?.member.currency ?? 'KRW');

export const form = createForm({
  initial,
  schema: $currency.map((currency) =>
    z
      .object({
        account: z.string(),
        direction: z.string(),
        event: z.string(),
        amount: z.string(),
        reason: staffReason,
      })
      .check(
        z.refine(
          ({ account, amount }) =>
            parseMinor(amount, currencyOf(account as Account, currency)) !== null,
          { error: messages.amountWrong, path: ['amount'] },
        ),
        z.refine(
          ({ account, direction, event }) =>
            event === noEvent || (account !== 'tether' && direction === 'give'),
          { error: messages.eventGives, path: ['event'] },
        ),
      ),
  ),
  isBusy: adjusting.$isPending,
});

interface Draft {
  memberId: string;
  nickname: string;
  account: Account;
  currency: Currency;
  change: number;
  before: number;
  after: number;
  takesTwo: boolean;
}

/** What the form says so far: the account before and after, and whether it takes two. */
export const $draft = combine(
  [form.$values, deskMember.$data] as const,
  ([values, data]): Draft | null => {
    if (data === null) return null;
    const { id: memberId, nickname } = data.member;
    const account = values.account as Account;
    const currency = currencyOf(account, data.member.currency);
    const amount = parseMinor(values.amount, currency);
    const change = amount === null ? 0 : values.direction === 'take' ? -amount : amount;
    const before = data.balances?.[account] ?? 0;
    return {
      memberId,
      nickname,
      account,
      currency,
      change,
      before,
      after: before + change,
      takesTwo: isLarge(change, currency),
    };
  },
);

function eventOf(choice: string): { eventId?: number } {
  const eventId = parseWhole(choice);
  return eventId === null || eventId === undefined ? {} : { eventId };
}

sample({
  clock: form.accepted,
  source: $draft,
  filter: (draft: Draft | null) => draft !== null,
  fn: ({ memberId, nickname, account, currency, change }, { reason, event }): Adjusting => ({
    about: { nickname, currency },
    memberId,
    account,
    amount: change,
    reason: reason.trim(),
    ...eventOf(event),
  }),
  target: adjusting.start,
});
sample({ clock: adjusting.done, target: form.reset });
sample({
  clock: adjusting.failed,
  filter: ({ error }) => isProblem(error, 'INSUFFICIENT_FUNDS'),
  fn: () => ({ amount: messages.insufficient }),
  target: form.errorsUpdated,
});
sample({
  clock: adjusting.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  fn: () => ({ event: messages.eventGivenBefore }),
  target: form.errorsUpdated,
});
