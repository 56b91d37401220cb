import { combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import type { MoneyRefusal } from '@/shared/api';
import { keepDraft } from '@/shared/lib/kept-draft';
import { nameUrl, register, type TetherOrder } from '../api';
import { checkAmount } from '../lib/rules';
import { isSecureUrl } from '../lib/secure-url';
import { messages } from '../ui/messages';
import { depositClosed, depositOpened, payments, terms } from './terms';

export const amountChanged = createEvent<number | null>();
export const submitClicked = createEvent();
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
const registering = createSending<TetherOrder, { id: string }>(register, {
  done: messages.registered,
  refresh: [terms.refresh, payments.refresh],
});

/** Cents of a USDT. */
export const $amount = createStore<number | null>(null).on(amountChanged, (_last, next) => next);
/** What is wrong with the form is said once the member has sent it. */
const $isTried = createStore(false).on(submitClicked, () => true);
/** What is being confirmed, or was sent and has no answer. */
const $order = createStore<TetherOrder | null>(null);
export const $isConfirming = createStore(false);
export const $isAnotherOpen = createStore(false)
  .on(anotherWanted, () => true)
  .on(anotherClosed, () => false);
const $insecure = createStore<readonly MoneyRefusal[]>([]);

export const $isNaming = naming.$isPending;
export const $isRegistering = registering.$isPending;
export const $failure = combine([naming.$failure, registering.$failure], ([one, other]) => {
  return one ?? other;
});
/** Whether it is not known what became of a deposit that was sent. */
export const $isUnanswered = registering.$failure.map((failure) => failure !== null);

const isOfAmount = ({ code }: MoneyRefusal): boolean => code.startsWith('AMOUNT_');
const $refused = combine(
  [naming.$refusals, registering.$refusals, $insecure],
  ([named, registered, insecure]) => [...named, ...registered, ...insecure],
);
/** What keeps the deposit from being taken; what is wrong with its amount stands at the amount. */
export const $refusals = $refused.map((refusals) => refusals.filter((one) => !isOfAmount(one)));

const $fault = combine([$amount, terms.$data] as const, ([amount, data]) =>
  amount === null ? ('MISSING' as const) : ((data && checkAmount(amount, data.amounts)[0]) ?? null),
);
export const $amountError = combine(
  [$fault, $isTried, $refused] as const,
  ([fault, isTried, refused]) => (isTried ? (fault ?? refused.find(isOfAmount) ?? null) : null),
);

const restored = keepDraft({
  draft: combine({ amount: $amount, isAnother: $isAnotherOpen }),
  opened: depositOpened,
  owner: $member,
  ended: sessionLost,
});
$amount.on(restored, (_last, { amount }) => amount);
$isAnotherOpen.on(restored, (_last, { isAnother }) => isAnother);

const submitted = sample({
  clock: submitClicked,
  source: { amount: $amount, fault: $fault, order: $order },
  filter: ({ fault }) => fault === null,
  fn: ({ amount, order }) => ({ amount: amount ?? 0, order }),
});
// A deposit without an answer is asked for again under its own address and key, not registered twice.
const repeated = sample({
  clock: submitted,
  filter: ({ amount, order }) => order !== null && order.amount === amount,
});
const wanted = sample({
  clock: submitted,
  filter: ({ amount, order }) => order === null || order.amount !== amount,
  fn: ({ amount }) => ({ amount }),
});
sample({ clock: wanted, target: naming.start });
sample({ clock: wanted, fn: () => undefined, target: registering.reset });
// What was refused is not what is in the form any more.
sample({
  clock: amountChanged,
  fn: () => undefined,
  target: [naming.edited, registering.edited],
});
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
$insecure.reset(submitClicked, depositClosed);
$order.on(secured, (_last, order) => order);
$isConfirming.on([secured, repeated], () => true);
// The sum that is confirmed is that of the rate of this moment.
sample({ clock: secured, fn: () => undefined, target: terms.refresh });

sample({
  clock: confirmed,
  source: $order,
  filter: (order) => order !== null,
  target: registering.start,
});
const ended = sample({ clock: [registering.done, registering.failed], fn: () => undefined });
sample({ clock: depositClosed, target: [naming.reset, registering.reset] });

$isConfirming.reset(declined, ended, depositClosed);
$order.reset(declined, registering.done, registering.refused, depositClosed);
$isAnotherOpen.reset(registering.done, depositClosed);
$amount.reset(registering.done, depositClosed);
$isTried.reset(registering.done, depositClosed);
