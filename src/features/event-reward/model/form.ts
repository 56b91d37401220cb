import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { createMemberSearch, parseMinor } from '@/entities/desk-member';
import { sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { staffReason } from '@/entities/staff-reason';
import { confirmedMutation } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import {
  loadJoined,
  loadPreview,
  type RewardPayment,
  type RewardResult,
  sendRewards,
} from '../api';
import { namedIn, withAllNamed, withNamed } from '../lib/members';
import { sumText } from '../lib/outcome';
import { messages } from '../ui/messages';

const mostMembers = 1000;
const longestName = 40;
const mostAmount = 100_000_000;

/** Open while the rewards of an event are shown. */
export const RewardGate = createGate<{ eventId: number }>();
export const memberChosen = createEvent<string>();
export const joinedRequested = createEvent();

/** Requested by a press, so that the answer belongs to it: who gets what is checked before it is paid. */
export const checking = confirmedMutation({
  send: loadPreview,
  refusals: { NOT_FOUND: messages.gone },
});
export const paying = confirmedMutation({
  send: createSending<RewardPayment, RewardResult>(sendRewards),
  confirm: ({ about: totals }) => ({
    title: messages.title,
    text: messages.payText(totals.paid, totals.waiting, sumText(totals)),
    confirmLabel: messages.pay,
  }),
  done: ({ totals: { paid, waiting } }) => messages.done(paid, waiting),
  refusals: { NOT_FOUND: messages.gone },
});
/** Loads who has joined and has no reward. */
export const loadingJoined = confirmedMutation({
  send: loadJoined,
  done: ({ userIds, hasMore }) =>
    userIds.length === 0
      ? { text: messages.joinedNobody, tone: 'neutral' }
      : messages.joinedLoaded(userIds.length, hasMore),
  refusals: { NOT_FOUND: messages.gone },
});

const initial = { members: '', who: '', account: 'points', amount: '', amountUsd: '', reason: '' };
export type RewardValues = typeof initial;

/** Reads an amount that one member may get, in minor units; null for anything else. */
export function amountOf(text: string, currency: 'KRW' | 'USD'): number | null {
  const minor = parseMinor(text, currency);
  return minor === null || minor > mostAmount ? null : minor;
}
const isEmpty = (text: string) => text.trim() === '';

export const form = createForm({
  initial,
  schema: z
    .object({
      members: z.string().check(
        z.refine((text) => namedIn(text).length > 0, messages.membersMissing),
        z.refine((text) => namedIn(text).length <= mostMembers, messages.membersMany),
        z.refine(
          (text) => namedIn(text).every((named) => named.length <= longestName),
          messages.memberLong,
        ),
      ),
      who: z.string(),
      account: z.string(),
      amount: z.string(),
      amountUsd: z.string(),
      reason: staffReason,
    })
    .check(
      z.refine(
        ({ account, amount }) =>
          (account === 'money' && isEmpty(amount)) || amountOf(amount, 'KRW') !== null,
        { error: messages.amountWrong, path: ['amount'] },
      ),
      z.refine(
        ({ account, amountUsd }) =>
          account === 'points' || isEmpty(amountUsd) || amountOf(amountUsd, 'USD') !== null,
        { error: messages.dollarsWrong, path: ['amountUsd'] },
      ),
      z.refine(
        ({ account, amount, amountUsd }) =>
          account === 'points' || !isEmpty(amount) || !isEmpty(amountUsd),
        { error: messages.amountMissing, path: ['amount'] },
      ),
    ),
  isBusy: combine([checking.$isPending, paying.$isPending] as const, (all) => all.includes(true)),
});

/** The event whose rewards are shown. */
export const $eventId = RewardGate.state.map(({ eventId }) => eventId ?? null);
/** What was typed and not paid, by event, so that a long list is not lost by a look at another. */
export const $typed = createStore<Readonly<Record<number, RewardValues>>>({}).reset(sessionLost);
sample({
  clock: form.changed,
  source: { typed: $typed, eventId: $eventId, values: form.$values },
  fn: ({ typed, eventId, values }) => (eventId === null ? typed : { ...typed, [eventId]: values }),
  target: $typed,
});
sample({
  clock: $eventId,
  target: [form.reset, paying.reset, loadingJoined.reset],
});
const kept = sample({
  clock: $eventId.updates,
  source: $typed,
  fn: (typed, eventId) => (eventId === null ? null : (typed[eventId] ?? null)),
});
sample({ clock: kept, filter: (values) => values !== null, target: form.filled });

// Members are looked for by what is typed, and chosen into the list.
export const found = createMemberSearch(form.$values.map(({ who }) => who));
sample({
  clock: memberChosen,
  source: form.$values,
  fn: ({ members }, userId) => ({ name: 'members' as const, value: withNamed(members, userId) }),
  target: form.changed,
});
sample({
  clock: memberChosen,
  fn: () => ({ name: 'who' as const, value: '' }),
  target: form.changed,
});
sample({
  clock: joinedRequested,
  source: $eventId,
  filter: (eventId: number | null) => eventId !== null,
  fn: (eventId) => ({ eventId, most: mostMembers }),
  target: loadingJoined.start,
});
sample({
  clock: loadingJoined.done,
  source: form.$values,
  filter: (_values, { result }) => result.userIds.length > 0,
  fn: ({ members }, { result: { userIds } }) => ({
    name: 'members' as const,
    value: withAllNamed(members, userIds, mostMembers),
  }),
  target: form.changed,
});

/** How many are named so far. */
export const $named = form.$values.map(({ members }) => namedIn(members).length);
