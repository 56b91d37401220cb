import { combine, createEvent, createStore, sample } from 'effector';
import { createRequestMoved, createSending } from '@/entities/money-request';
import { confirmedMutation, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { type Coupon, coupons, type CouponOutcome, registerCode, sendUse } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { worthIs } from './lib/coupon';
import { stoppedText } from './lib/stopped-text';
import { couponSearch } from './search';
import { messages } from './ui/messages';

export const codeChanged = createEvent<string>();
export const registerClicked = createEvent();

export const $state = createStore(couponSearch.parse({}).state);
export const using = confirmedMutation({
  send: createSending<{ id: string; about: Coupon }, CouponOutcome>(sendUse),
  confirm: ({ about: coupon }) => ({
    text: messages.useConfirm(coupon, worthIs(coupon)),
    confirmLabel: messages.useYes,
  }),
  done: (outcome) => (outcome.isRepeat ? null : messages.used(worthIs(outcome))),
  refusals: (error) =>
    stoppedText(error) ??
    (isProblem(error, 'INVALID_STATE') ? messages.noLonger : messages.sendFailed),
  refresh: coupons.refresh,
});
export const registering = confirmedMutation({
  send: registerCode,
  done: ({ isRepeat, name }) =>
    isRepeat
      ? { text: messages.registeredBefore(name), tone: 'neutral' }
      : messages.registered(name),
  // Said at the field.
  refusals: () => null,
});

const updated = sample({
  clock: [pageOpened, pageSearchChanged],
  fn: ({ search }) => search.state,
});
sample({ clock: updated, target: [$state, coupons.opened] });

/** The coupon that the member confirms, and that is then sent. */
export const $requested = createStore<Coupon | null>(null).on(
  using.start,
  (_last, { about }) => about,
);
sample({
  clock: using.done,
  filter: ({ result }) => result.isRepeat,
  fn: () => ({ text: messages.usedBefore }),
  target: alertShown,
});

export const $code = createStore('').on(codeChanged, (_last, code) => code);
const codeForm = /^[A-Za-z0-9-]{4,24}$/;
const $plainCode = $code.map((code) => code.trim());
const $isWellFormed = $plainCode.map((code) => codeForm.test(code));
const $refusal = createStore<string | null>(null).reset(codeChanged);
/** What is wrong with the form is said once the member has sent it. */
const $isTried = createStore(false).on(registerClicked, () => true);
export const $codeError = combine(
  [$isWellFormed, $isTried, $refusal] as const,
  ([isWellFormed, isTried, refused]) =>
    refused ?? (isTried && !isWellFormed ? messages.codeForm : null),
);
sample({
  clock: registerClicked,
  source: $plainCode,
  filter: $isWellFormed,
  target: registering.start,
});
sample({
  clock: registering.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => {
    const stopped = stoppedText(error);
    if (stopped !== null) return stopped;
    if (isProblem(error, 'NOT_FOUND')) return messages.unknownCode;
    if (isProblem(error, 'INVALID_STATE')) return messages.closedCode;
    return isProblem(error, 'RATE_LIMITED') ? messages.tooManyCodes : failureAdvice(error);
  },
  target: $refusal,
});

// Staff gave one, or took one back.
sample({ clock: createRequestMoved(['coupon']), target: coupons.refresh });
sample({ clock: registering.done, target: coupons.refresh });

sample({ clock: pageClosed, target: [coupons.closed, using.reset, registering.reset] });
$code.reset(pageClosed, registering.done);
$isTried.reset(pageClosed, registering.done);
$refusal.reset(pageClosed);
