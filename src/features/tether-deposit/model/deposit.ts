import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { amountRule, checkAmount, createSending, moneyForm } from '@/entities/money-request';
import type { MoneyRefusal } from '@/shared/api';
import { keepDraft } from '@/shared/lib/kept-draft';
import { nameUrl, register, type TetherOrder, type TetherTerms } from '../api';
import { isSecureUrl } from '../lib/secure-url';
import { messages } from '../ui/messages';
import { $chosen, payments, taking, terms } from './payment';

/** Cents of a USDT. */
type DepositValues = { amount: number | null };

export const confirmed = createEvent();
export const declined = createEvent();
/** Another deposit is wanted while one is under way. */
export const anotherWanted = createEvent();
export const anotherClosed = createEvent();

/** Scheme and host of the site: what it names itself counts as secure on a development server. */
export const $origin = createStore(typeof location === 'undefined' ? '' : location.origin);

const naming = createSending<{ amount: number }, TetherOrder>((api, { body }) =>
  nameUrl(api, body.amount),
);
export const registering = createSending<TetherOrder, { id: string }>(register, {
  done: messages.registered,
  refresh: [terms.refresh, payments.refresh],
});
const start = createEvent<{ amount: number }>();
const edited = createEvent();
const reset = createEvent();

/** What is being confirmed, or was sent and has no answer. */
const $order = createStore<TetherOrder | null>(null);
export const $isConfirming = createStore(false);
const $insecure = createStore<readonly MoneyRefusal[]>([]);

const isOfAmount = ({ code }: MoneyRefusal): boolean => code.startsWith('AMOUNT_');
const $refused = combine(
  [naming.$refusals, registering.$refusals, $insecure],
  ([named, registered, insecure]) => [...named, ...registered, ...insecure],
);

/** An address is named for the amount, confirmed, and registered; what is wrong with the amount is said at it. */
const sending = {
  start,
  edited,
  reset,
  done: registering.done,
  refused: registering.refused,
  $isPending: or(naming.$isPending, registering.$isPending),
  $refusals: $refused.map((refusals) => refusals.filter((one) => !isOfAmount(one))),
  $failure: combine([naming.$failure, registering.$failure], ([one, other]) => one ?? other),
};

export const deposit = moneyForm<TetherTerms, DepositValues, { amount: number }>({
  terms,
  sending,
  initial: { amount: null },
  schema: (data) =>
    z.object({
      amount: amountRule(messages.amountMissing, (amount) => {
        const fault = data && checkAmount(amount, data.amounts)[0];
        return fault ? messages.amountFault(fault) : null;
      }),
    }),
  body: ({ amount }) => ({ amount }),
  draft: { owner: $member, ended: sessionLost },
});
const { form, opened, closed } = deposit;

export const $isAnotherOpen = createStore(false)
  .on(anotherWanted, () => true)
  .reset(anotherClosed, registering.done, closed);
const restored = keepDraft({ draft: $isAnotherOpen, opened, owner: $member, ended: sessionLost });
$isAnotherOpen.on(restored, (_last, isAnother) => isAnother);

sample({ clock: opened, fn: () => undefined, target: payments.opened });
sample({ clock: closed, target: [payments.closed, taking.reset] });
$chosen.reset(closed);

// A deposit without an answer is asked for again under its own address and key, not registered twice.
const repeated = sample({
  clock: start,
  source: $order,
  filter: (order, { amount }) => order?.amount === amount,
});
const wanted = sample({
  clock: start,
  source: $order,
  filter: (order, { amount }) => order?.amount !== amount,
  fn: (_order, params) => params,
});
sample({ clock: wanted, target: naming.start });
sample({ clock: wanted, target: registering.reset });
sample({ clock: edited, target: [naming.edited, registering.edited] });
const named = sample({
  clock: naming.done,
  source: $origin,
  fn: (origin, { result }) => ({ order: result, isSecure: isSecureUrl(result.url, origin) }),
});
const secured = sample({
  clock: named,
  filter: ({ isSecure }) => isSecure,
  fn: ({ order }) => order,
});
$insecure.on(named, (_last, { isSecure }) => (isSecure ? [] : [{ code: 'INSECURE_URL' }]));
$insecure.reset(start, reset);
$order.on(secured, (_last, order) => order);
$isConfirming.on([secured, repeated], () => true);
// The sum that is confirmed is that of the rate of this moment.
sample({ clock: secured, target: terms.refresh });

sample({
  clock: confirmed,
  source: $order,
  filter: (order) => order !== null,
  target: registering.start,
});
sample({
  clock: $refused.map((refusals) => refusals.find(isOfAmount) ?? null),
  fn: (refusal) => (refusal ? { amount: messages.amountFault(refusal) } : {}),
  target: form.errorsUpdated,
});
form.$serverErrors.reset(form.changed);
const ended = sample({ clock: [registering.done, registering.failed], fn: () => undefined });
sample({ clock: reset, target: [naming.reset, registering.reset] });

$isConfirming.reset(declined, ended, reset);
$order.reset(declined, registering.done, registering.refused, reset);
