import { combine, createEvent, createStore, sample } from 'effector';
import { createRequestMoved, createSending } from '@/entities/money-request';
import { createApiMutation, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { type Coupon, coupons, type CouponOutcome, registerCode, sendUse } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { worthIs } from './lib/coupon';
import { couponSearch } from './search';
import { messages } from './ui/messages';

export const useClicked = createEvent<Coupon>();
export const codeChanged = createEvent<string>();
export const registerClicked = createEvent();

export const $state = createStore(couponSearch.parse({}).state);
export const using = createSending<{ couponId: string }, CouponOutcome>(sendUse);
export const registering = createApiMutation(registerCode);

const updated = sample({
  clock: [pageOpened, pageSearchChanged],
  fn: ({ search }) => search.state,
});
sample({ clock: updated, target: [$state, coupons.opened] });

/** The coupon that the member is asked about, and that is then sent. */
export const $asked = createStore<Coupon | null>(null).on(useClicked, (_last, coupon) => coupon);
sample({
  clock: useClicked,
  fn: (coupon) => ({
    text: messages.useConfirm(coupon, worthIs(coupon)),
    confirmLabel: messages.useYes,
  }),
  target: askConfirmFx,
});
sample({
  clock: askConfirmFx.doneData,
  source: $asked,
  filter: (asked, isConfirmed): asked is Coupon => isConfirmed && asked !== null,
  fn: (asked) => ({ couponId: (asked as Coupon).id }),
  target: using.submitted,
});
sample({
  clock: using.done,
  filter: ({ isRepeat }) => !isRepeat,
  fn: (outcome) => ({ text: messages.used(worthIs(outcome)), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: using.done,
  filter: ({ isRepeat }) => isRepeat,
  fn: () => ({ text: messages.usedBefore }),
  target: alertShown,
});
sample({
  clock: using.failed,
  filter: (error) => !isHandledByApp(error),
  fn: (error) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.noLonger : messages.sendFailed,
  }),
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
  source: { code: $plainCode, isWellFormed: $isWellFormed, isPending: registering.$isPending },
  filter: ({ isWellFormed, isPending }) => isWellFormed && !isPending,
  fn: ({ code }) => code,
  target: registering.start,
});
sample({
  clock: registering.done,
  fn: ({ result: { isRepeat, name } }) => ({
    text: isRepeat ? messages.registeredBefore(name) : messages.registered(name),
    tone: isRepeat ? ('neutral' as const) : ('success' as const),
  }),
  target: toastShown,
});
const registerFailed = sample({
  clock: registering.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => error,
});
sample({
  clock: registerFailed,
  fn: (error) => {
    if (isProblem(error, 'NOT_FOUND')) return messages.unknownCode;
    if (isProblem(error, 'INVALID_STATE')) return messages.closedCode;
    return isProblem(error, 'RATE_LIMITED') ? messages.tooManyCodes : failureAdvice(error);
  },
  target: $refusal,
});

// Staff gave one, or took one back.
sample({ clock: createRequestMoved(['coupon']), target: coupons.refresh });
// Whatever became of it, the list shows what is.
sample({
  clock: [using.done, using.failed, registering.done],
  fn: () => undefined,
  target: coupons.refresh,
});

sample({ clock: pageClosed, target: [coupons.closed, using.reset, registering.reset] });
$asked.reset(pageClosed, using.done, using.failed);
$code.reset(pageClosed, registering.done);
$isTried.reset(pageClosed, registering.done);
$refusal.reset(pageClosed);
