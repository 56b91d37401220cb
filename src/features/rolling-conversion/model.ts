import { combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { createApiQuery } from '@/shared/api';
import { keepDraft } from '@/shared/lib/kept-draft';
import { loadRolling, type RollingConversion, sendConversion } from './api';
import { faultOf } from './lib/rules';
import { messages } from './ui/messages';

export const rollingOpened = createEvent();
export const rollingClosed = createEvent();
export const amountChanged = createEvent<number | null>();
export const submitClicked = createEvent();

export const rolling = createApiQuery(loadRolling);
export const sending = createSending<{ amount: number }, RollingConversion>(sendConversion, {
  done: messages.converted,
  refresh: rolling.refresh,
});

/** What is converted, minor units. */
export const $amount = createStore<number | null>(null).on(amountChanged, (_last, next) => next);
/** What is wrong with the form is said once the member has sent it. */
const $isTried = createStore(false).on(submitClicked, () => true);

const $fault = combine([$amount, rolling.$data] as const, ([amount, data]) => {
  if (amount === null) return 'MISSING' as const;
  return data && faultOf(amount, data);
});
export const $error = combine([$fault, $isTried] as const, ([fault, isTried]) =>
  isTried ? fault : null,
);

const restored = keepDraft({
  draft: $amount,
  opened: rollingOpened,
  owner: $member,
  ended: sessionLost,
});
$amount.on(restored, (_last, amount) => amount);

sample({ clock: rollingOpened, target: rolling.start });
sample({
  clock: submitClicked,
  source: { amount: $amount, fault: $fault },
  filter: ({ fault }) => fault === null,
  fn: ({ amount }) => ({ amount: amount ?? 0 }),
  target: sending.start,
});
// What was refused is not what is in the form any more.
sample({ clock: amountChanged, fn: () => undefined, target: sending.edited });

sample({ clock: rollingClosed, target: [rolling.reset, sending.reset] });
$amount.reset(rollingClosed, sending.done);
$isTried.reset(rollingClosed, sending.done);
