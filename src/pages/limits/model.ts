import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import {
  cancellingRaise,
  type LimitName,
  limitChange,
  type Protection,
  PERIOD_MINUTES,
  protection,
  RAISE_WAIT_MS,
  settingLimit,
} from '@/features/protection';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { keepDialogDraft } from '@/shared/lib/kept-draft';
import { toastShown } from '@/shared/lib/toasts';
import { limitDialog } from './dialogs';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

const maxMinor = 1_000_000_000_000;

/** Minor units, or minutes for the time; null is an empty field. */
export const amountChanged = createEvent<number | null>();
export const submitClicked = createEvent();
export const removeClicked = createEvent();
export const cancelClicked = createEvent<LimitName>();

const confirmRemovalFx = attach({ effect: askConfirmFx });

export const limitOf = (data: Protection | null, { kind, period }: LimitName) =>
  data?.limits.find((one) => one.kind === kind && one.period === period) ?? null;

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
/** When a raise that is asked for now would hold, epoch milliseconds. */
export const $raiseFrom = $now.map((now) => now + RAISE_WAIT_MS);

sample({ clock: pageOpened, fn: () => undefined, target: protection.start });
sample({
  clock: limitDialog.opened,
  source: protection.$data,
  fn: (data, name) => limitOf(data, name)?.limit ?? null,
  target: $amount,
});
sample({
  clock: submitClicked,
  source: { name: $name, amount: $amount, fault: $fault },
  filter: ({ name, fault }) => name !== null && fault === null,
  fn: ({ name, amount }) => ({ ...(name as LimitName), limit: amount }),
  target: settingLimit.start,
});
sample({
  clock: removeClicked,
  source: { name: $name, from: $raiseFrom },
  filter: ({ name }) => name !== null,
  fn: ({ name, from }) => ({
    text: messages.removeConfirm(name as LimitName, from),
    confirmLabel: messages.remove,
  }),
  target: confirmRemovalFx,
});
sample({
  clock: confirmRemovalFx.doneData,
  source: $name,
  filter: (name, isConfirmed) => isConfirmed && name !== null,
  fn: (name) => ({ ...(name as LimitName), limit: null }),
  target: settingLimit.start,
});
sample({
  clock: settingLimit.done,
  fn: ({ params, result }) => ({
    text: messages.saved(params, limitOf(result, params), result.currency),
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({ clock: settingLimit.done, fn: () => undefined, target: limitDialog.closed });

sample({ clock: cancelClicked, target: cancellingRaise.start });
sample({
  clock: cancellingRaise.done,
  fn: ({ params }) => ({ text: messages.cancelled(params), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: [settingLimit.done, cancellingRaise.done],
  fn: ({ result }) => result,
  target: protection.$data,
});
sample({
  clock: [settingLimit.failed, cancellingRaise.failed],
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'NOT_FOUND') ? messages.raiseGone : failureAdvice(error),
  }),
  target: alertShown,
});
// A raise whose time had come holds by now.
sample({ clock: cancellingRaise.failed, fn: () => undefined, target: protection.refresh });

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
  fn: () => undefined,
  target: protection.refresh,
});

sample({
  clock: pageClosed,
  fn: () => undefined,
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
