import { createEvent, createStore, sample } from 'effector';
import type { RewardOrder, RewardResult } from '../api';
import { namedIn } from '../lib/members';
import { $eventId, $typed, amountOf, checking, form, paying } from './form';

interface Plan {
  order: RewardOrder;
  result: RewardResult;
  isPaid: boolean;
}

export const payClicked = createEvent();

/** What was looked at, or paid; null while something else is typed than what it is of. */
export const $plan = createStore<Plan | null>(null);
sample({
  clock: form.accepted,
  source: $eventId,
  filter: (eventId: number | null) => eventId !== null,
  fn: (eventId, { members, account, amount, amountUsd, reason }): RewardOrder => {
    const isMoney = account === 'money';
    return {
      eventId,
      members: namedIn(members),
      reason: reason.trim(),
      account: isMoney ? 'money' : 'points',
      amount: amountOf(amount, 'KRW'),
      amountUsd: isMoney ? amountOf(amountUsd, 'USD') : null,
    };
  },
  target: checking.start,
});
// What is looked at is what would be paid: an answer about something else than what is typed by now is dropped.
const orderChanged = sample({ clock: form.changed, filter: ({ name }) => name !== 'who' });
sample({ clock: [orderChanged, $eventId], target: checking.reset });
$plan
  .on(checking.done, (_last, { params: order, result }) => ({ order, result, isPaid: false }))
  .reset(orderChanged, $eventId, checking.start);
sample({
  clock: payClicked,
  source: $plan,
  filter: (plan: Plan | null): plan is Plan => plan !== null && !plan.isPaid,
  fn: ({ order, result: { totals } }) => ({ ...order, about: totals }),
  target: paying.start,
});

/** A list was paid: the event has rewarded more members than before. */
export const rewardsPaid = sample({ clock: paying.done, fn: () => undefined });
sample({
  clock: paying.done,
  source: $typed,
  fn: (typed, { params: { eventId } }) => {
    const { [eventId]: _paid, ...others } = typed;
    return others;
  },
  target: $typed,
});
const paidHere = sample({
  clock: paying.done,
  source: $eventId,
  filter: (eventId, { params }) => params.eventId === eventId,
  fn: (_eventId, { params: { about: _about, ...order }, result }): Plan => ({
    order,
    result,
    isPaid: true,
  }),
});
sample({ clock: paidHere, target: form.reset });
sample({ clock: paidHere, target: $plan });
