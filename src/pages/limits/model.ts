import { combine, createEvent, createStore, sample } from 'effector';
import { isCancelLimitRaiseAnswer, isSetOwnLimitAnswer } from '#contract/checks.gen.ts';
import { $member, sessionLost } from '@/entities/member';
import {
  type LimitName,
  limitChange,
  type Protection,
  PERIOD_MINUTES,
  protection,
  RAISE_WAIT_MS,
} from '@/features/protection';
import { confirmedMutation, request } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { keepDialogDraft } from '@/shared/lib/kept-draft';
import { limitDialog } from './dialogs';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

const maxMinor = 1_000_000_000_000;

/** Minor units, or minutes for the time; null is an empty field. */
export const amountChanged = createEvent<number | null>();
export const submitClicked = createEvent();
export const removeClicked = createEvent();

export const limitOf = (data: Protection | null, { kind, period }: LimitName) =>
  data?.limits.find((one) => one.kind === kind && one.period === period) ?? null;

/** A limit of null is none; from when on a raise holds, the question says. */
type Choice = LimitName & { limit: number | null; from: number };

// A raise may have come to hold, or have been taken back elsewhere.
const refusals = { NOT_FOUND: messages.raiseGone };
export const settingLimit = confirmedMutation({
  send: (api, { kind, period, limit }: Choice) =>
    request(api.PUT('/protection/limit', { body: { kind, period, limit } }), isSetOwnLimitAnswer),
  confirm: (choice) =>
    choice.limit === null
      ? { text: messages.removeConfirm(choice, choice.from), confirmLabel: messages.remove }
      : null,
  done: (result, choice) => messages.saved(choice, limitOf(result, choice), result.currency),
  refusals,
});
export const cancellingRaise = confirmedMutation({
  send: (api, body: LimitName) =>
    request(api.POST('/protection/limit/cancel', { body }), isCancelLimitRaiseAnswer),
  done: (_result, name) => messages.cancelled(name),
  refusals,
});

/** What the dialog is about; null while it is closed. */
export const $name = limitDialog.$props;
export const $held = combine([$name, protection.$data] as const, ([name, data]) =>
  name === null ? null : limitOf(data, name),
);
export const $amount = createStore<number | null>(null).on(amountChanged, (_last, next) => next);
const $isTried = createStore(false).on(submitClicked, () => true);

const $fault = combine([$name, $amount] as const, ([name, amount]) => {
  if (name === null) return null;
  if (amount === null) return 'MISSING' as const;
  const max = name.kind === 'session' ? PERIOD_MINUTES[name.period] : maxMinor;
  return amount > max ? ('TOO_MUCH' as const) : null;
});
/** What is wrong with the form is said once the member has sent it. */
export const $error = combine([$fault, $isTried] as const, ([fault, isTried]) =>
  isTried ? fault : null,
);
/** What the typed amount would do: hold at once, wait, or nothing; null while nothing is typed. */
export const $effect = combine([$held, $amount] as const, ([held, amount]) =>
  amount === null ? null : limitChange(held?.limit ?? null, amount),
);
/** When a raise that is requested now would take effect, epoch milliseconds. */
export const $raiseFrom = $now.map((now) => now + RAISE_WAIT_MS);

sample({ clock: pageOpened, target: protection.start });
sample({
  clock: limitDialog.opened,
  source: protection.$data,
  fn: (data, name) => limitOf(data, name)?.limit ?? null,
  target: $amount,
});
sample({
  clock: submitClicked,
  source: combine(
    { name: $name, limit: $amount, from: $raiseFrom, fault: $fault },
    ({ name, limit, from, fault }) => (fault === null ? name && { ...name, limit, from } : null),
  ),
  filter: (choice) => choice !== null,
  target: settingLimit.start,
});
sample({
  clock: removeClicked,
  source: combine($name, $raiseFrom, (name, from) => name && { ...name, limit: null, from }),
  filter: (choice) => choice !== null,
  target: settingLimit.start,
});
sample({ clock: settingLimit.done, fn: () => undefined, target: limitDialog.closed });
sample({
  clock: [settingLimit.done, cancellingRaise.done],
  fn: ({ result }) => result,
  target: protection.$data,
});
// A raise whose time had come holds by now.
sample({ clock: cancellingRaise.failed, target: protection.refresh });

/** The instant at which what is shown is others: a raise holds, a stop ends; null without one. */
const $changesAt = protection.$data.map((data) => {
  if (data === null) return null;
  const instants = data.limits.flatMap(({ next }) => (next === null ? [] : [next.from]));
  if (data.stop) instants.push(data.stop.until);
  return instants.length === 0 ? null : Math.min(...instants);
});
sample({
  clock: $now,
  source: { at: $changesAt, isPending: protection.$isPending, failure: protection.$failure },
  filter: ({ at, isPending, failure }, now) =>
    at !== null && now > at && !isPending && failure === null,
  target: protection.refresh,
});

sample({
  clock: pageClosed,
  target: [protection.reset, settingLimit.reset, cancellingRaise.reset],
});
$amount.reset(limitDialog.closed, pageClosed);
$isTried.reset(limitDialog.opened, limitDialog.closed, pageClosed);

const restored = keepDialogDraft({
  draft: $amount,
  dialog: limitDialog,
  opened: sample({ clock: protection.done, fn: () => undefined }),
  owner: $member,
  ended: sessionLost,
});
$amount.on(restored, (_last, amount) => amount);
