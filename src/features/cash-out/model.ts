import { combine, createEvent, createStore, sample } from 'effector';
import { type Bet, betsForgotten, betsSeen, loadBet } from '@/entities/bet';
import { createSending } from '@/entities/money-request';
import { createApiMutation, createApiQuery, isHandledByApp } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/format';
import { type CashOut, type CashOutOrder, loadOffers, sendCashOut, sendTarget } from './api';
import { mayCashOut } from './lib/offered';
import { leastOf, partOf, type Share } from './lib/part';
import { messages } from './ui/messages';

/** How often offers are read while one is visible. */
const readEveryMs = 2_000;
/** Points of the line of values. */
const mostValues = 40;

/** The bet that is visible with its cash-out; null when none is. */
export const betShown = createEvent<Bet | null>();
export const shareChosen = createEvent<Share>();
export const percentChanged = createEvent<number>();
export const lessAccepted = createEvent<boolean>();
export const submitClicked = createEvent();
/** Minor units; null is an empty field. */
export const targetTyped = createEvent<number | null>();
export const targetSubmitted = createEvent();
export const targetRemoved = createEvent();

export const $bet = createStore<Bet | null>(null).on(betShown, (_last, bet) => bet);
const $betId = $bet.map((bet) => (bet !== null && mayCashOut(bet) ? bet.id : null));
export const $share = createStore<Share>('whole').on(shareChosen, (_last, share) => share);
export const $percent = createStore(50).on(percentChanged, (_last, percent) => percent);
/** Whether a somewhat smaller amount is taken when a decision has to wait; offered only then. */
export const $acceptsLess = createStore(false).on(lessAccepted, (_last, accepts) => accepts);
export const $typedTarget = createStore<number | null>(null).on(
  targetTyped,
  (_last, typed) => typed,
);

export const offers = createApiQuery(loadOffers, { takes: 'first' });
export const sending = createSending<CashOutOrder, CashOut>(sendCashOut, {
  done: ({ status, amount }, { body: { currency } }) =>
    status === 'done' ? messages.done(formatMoney(amount ?? 0, currency)) : null,
  refresh: offers.start,
});
export const target = createApiMutation(sendTarget);
/** What became of the bet after it was asked for. */
const decidedBet = createApiQuery(loadBet);

export const $offer = combine(
  [$betId, offers.$data] as const,
  ([betId, all]) => all?.find((offer) => offer.betId === betId) ?? null,
);
export const $part = combine([$offer, $share, $percent] as const, ([offer, share, percent]) =>
  partOf(offer, share, percent),
);
/** What the visible bet was worth at each reading, oldest first, minor units. */
export const $values = createStore<readonly number[]>([]);

/** The target was not changed. */
export const $targetFailed = createStore(false)
  .on(target.failed, (_last, { error }) => !isHandledByApp(error))
  .reset(target.start, target.done, $betId);

/** What was left of the bet at the last reading. */
const $lastStake = createStore(0);
const $readAt = createStore(0);
const due = sample({
  clock: $now,
  source: { betId: $betId, readAt: $readAt },
  filter: ({ betId, readAt }, now) => betId !== null && now - readAt >= readEveryMs,
  fn: (_source, now) => now,
});
const opened = sample({ clock: $betId, filter: (betId) => betId !== null, fn: () => undefined });
sample({ clock: opened, source: $now, target: $readAt });
sample({ clock: due, target: $readAt });
sample({ clock: [opened, due.map(() => undefined)], target: offers.start });
sample({
  clock: offers.done,
  source: { values: $values, offer: $offer, last: $lastStake },
  filter: ({ offer }) => offer !== null && offer.amount !== null,
  // A part that was cashed out leaves a smaller bet, whose value does not continue the line of the whole.
  fn: ({ values, offer, last }) =>
    [...(offer?.stake === last ? values : []), offer?.amount ?? 0].slice(-mostValues),
  target: $values,
});
$share.reset($betId);
$percent.reset($betId);
$acceptsLess.reset($betId);
$typedTarget.reset($betId);
$values.reset($betId);
sample({ clock: $values, source: $offer, fn: (offer) => offer?.stake ?? 0, target: $lastStake });
sample({ clock: $betId, target: [sending.reset, target.reset] });

sample({
  clock: submitClicked,
  source: { bet: $bet, betId: $betId, part: $part, offer: $offer, acceptsLess: $acceptsLess },
  filter: ({ betId, part }) => betId !== null && part !== null,
  fn: ({ bet, betId, part, offer, acceptsLess }) => ({
    betId: betId ?? '',
    currency: bet?.currency ?? 'KRW',
    stake: part?.stake ?? 0,
    amount: part ? leastOf(part, acceptsLess && (offer?.waitMs ?? 0) > 0) : 0,
  }),
  target: sending.start,
});
sample({
  clock: targetSubmitted,
  source: { betId: $betId, typed: $typedTarget },
  filter: ({ betId, typed }) => betId !== null && typed !== null && typed > 0,
  fn: ({ betId, typed }) => ({ betId: betId ?? '', target: typed }),
  target: target.start,
});
sample({
  clock: targetRemoved,
  source: $betId,
  filter: (betId) => betId !== null,
  fn: (betId) => ({ betId: betId ?? '', target: null }),
  target: target.start,
});
// The stream brings the bet as well; it may be down, and a failure may have been that it is over.
sample({
  clock: [sending.done, sending.failed, target.done, target.failed],
  source: $betId,
  filter: (betId) => betId !== null,
  fn: (betId) => betId ?? '',
  target: decidedBet.start,
});
sample({ clock: decidedBet.done, fn: ({ result }) => [result], target: betsSeen });
sample({
  clock: betsForgotten,
  target: [offers.reset, sending.reset, target.reset, decidedBet.reset],
});
