import { createEffect, createEvent, createStore, sample } from 'effector';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import type { RewardOrder, RewardResult } from '../api';
import { namedIn } from '../lib/members';
import { sumText } from '../lib/outcome';
import { messages } from '../ui/messages';
import { $eventId, $typed, amountOf, checking, eventShown, form, paying } from './form';

export const payClicked = createEvent();

/** What was looked at, or paid; null while something else is typed than what it is of. */
export const $plan = createStore<{
  order: RewardOrder;
  result: RewardResult;
  isPaid: boolean;
} | null>(null);
sample({
  clock: form.accepted,
  source: $eventId,
  filter: (eventId) => eventId !== null,
  fn: (eventId, { members, account, amount, amountUsd, reason }): RewardOrder => {
    const isMoney = account === 'money';
    return {
      ...{ eventId: eventId as number, members: namedIn(members), reason: reason.trim() },
      account: isMoney ? 'money' : 'points',
      amount: amountOf(amount, 'KRW'),
      amountUsd: isMoney ? amountOf(amountUsd, 'USD') : null,
    };
  },
  target: checking.start,
});
// What is looked at is what would be paid: an answer about something else than what is typed by now is dropped.
const orderChanged = sample({ clock: form.changed, filter: ({ name }) => name !== 'who' });
sample({ clock: [orderChanged, eventShown], fn: () => undefined, target: checking.reset });
$plan
  .on(checking.done, (_last, { params: order, result }) => ({ order, result, isPaid: false }))
  .reset(orderChanged, eventShown, checking.start);

interface Asked {
  order: RewardOrder;
  text: string;
}
/** Asks once more before money moves. */
export const confirmRewardsFx = createEffect(async ({ order, text }: Asked) =>
  (await askConfirmFx({ title: messages.title, text, confirmLabel: messages.pay })) ? order : null,
);
sample({
  clock: payClicked,
  source: $plan,
  filter: (plan) => plan !== null && !plan.isPaid,
  fn: (plan): Asked => {
    const { order, result } = plan as NonNullable<typeof plan>;
    const { paid, waiting } = result.totals;
    return { order, text: messages.payText(paid, waiting, sumText(result.totals)) };
  },
  target: confirmRewardsFx,
});
sample({
  clock: confirmRewardsFx.doneData,
  filter: (order) => order !== null,
  fn: (order) => order as RewardOrder,
  target: paying.submitted,
});

const $sent = createStore<RewardOrder | null>(null).on(paying.submitted, (_last, order) => order);
/** A list was paid: the event has rewarded more members than before. */
export const rewardsPaid = sample({ clock: paying.done, fn: () => undefined });
const paidOf = sample({
  clock: paying.done,
  source: { sent: $sent, eventId: $eventId },
  filter: ({ sent }) => sent !== null,
  fn: ({ sent, eventId }, result) => ({ order: sent as RewardOrder, result, eventId }),
});
sample({
  clock: paidOf,
  source: $typed,
  fn: (typed, { order }) => {
    const { [order.eventId]: _paid, ...others } = typed;
    return others;
  },
  target: $typed,
});
const paidHere = sample({
  clock: paidOf,
  filter: ({ order, eventId }) => order.eventId === eventId,
  fn: ({ order, result }) => ({ order, result, isPaid: true }),
});
sample({ clock: paidHere, fn: () => undefined, target: form.reset });
sample({ clock: paidHere, target: $plan });
sample({
  clock: paying.done,
  fn: ({ totals: { paid, waiting } }) => ({
    text: messages.done(paid, waiting),
    tone: 'success' as const,
  }),
  target: toastShown,
});
const checkFailed = sample({ clock: checking.failed, fn: ({ error }) => error });
sample({
  clock: [checkFailed, paying.failed],
  filter: (error) => !isHandledByApp(error),
  fn: (error) => ({ text: isProblem(error, 'NOT_FOUND') ? messages.gone : failureAdvice(error) }),
  target: alertShown,
});
