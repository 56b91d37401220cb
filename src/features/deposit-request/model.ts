import { combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import {
  accountAsking,
  checkAmount,
  createCancelling,
  createSending,
} from '@/entities/money-request';
import { siteChanged } from '@/entities/setting';
import { createApiQuery, type MoneyRefusal } from '@/shared/api';
import { keepDraft } from '@/shared/lib/kept-draft';
import { cancelDeposit, type DepositBody, type DepositBonus, loadTerms, sendDeposit } from './api';
import { messages } from './ui/messages';

export const formOpened = createEvent();
export const formClosed = createEvent();
export const amountChanged = createEvent<number | null>();
export const depositorChanged = createEvent<string>();
export const bonusChosen = createEvent<DepositBonus>();
export const submitClicked = createEvent();
export const terms = createApiQuery(loadTerms);
export const sending = createSending<DepositBody>(sendDeposit, {
  done: messages.requested,
  refresh: terms.refresh,
});
export const cancelling = createCancelling(cancelDeposit, messages, terms.refresh);

/** Minor units. */
export const $amount = createStore<number | null>(null).on(amountChanged, (_last, next) => next);
/** Null until the member types: then the name of the sign-up is proposed. */
const $typedDepositor = createStore<string | null>(null).on(
  depositorChanged,
  (_last, next) => next,
);
export const $depositor = combine(
  [$typedDepositor, terms.$data] as const,
  ([typed, data]) => typed ?? data?.depositorName ?? '',
);
/** No bonus until the member chooses one. */
export const $bonus = createStore<DepositBonus>('none').on(bonusChosen, (_last, next) => next);
/** What is wrong with the form is said once the member has sent it. */
const $isTried = createStore(false).on(submitClicked, () => true);

const nameForm = /^[가-힣A-Za-z0-9]{2,20}$/;

const $faults = combine(
  [$amount, $depositor, terms.$data] as const,
  ([amount, depositor, data]) => ({
    amount: amount === null ? ('MISSING' as const) : data && checkAmount(amount, data.amounts)[0],
    depositor: nameForm.test(depositor) ? undefined : messages.depositorForm,
  }),
);
const $isComplete = $faults.map(({ amount, depositor }) => !amount && !depositor);

export interface DepositErrors {
  amount?: 'MISSING' | MoneyRefusal | undefined;
  depositor?: string | undefined;
}
export const $errors = combine(
  [$faults, $isTried] as const,
  ([{ amount, depositor }, isTried]): DepositErrors =>
    isTried ? { amount: amount ?? undefined, depositor } : {},
);

/** A deposit was sent, or taken back. */
export const depositChanged = sample({
  clock: [sending.done, cancelling.done],
  fn: () => undefined,
});

const restored = keepDraft({
  draft: combine({ amount: $amount, depositor: $typedDepositor, bonus: $bonus }),
  opened: formOpened,
  owner: $member,
  ended: sessionLost,
});
$amount.on(restored, (_last, { amount }) => amount);
$typedDepositor.on(restored, (_last, { depositor }) => depositor);
$bonus.on(restored, (_last, { bonus }) => bonus);

sample({ clock: formOpened, target: terms.start });
// Admins may have set other terms.
sample({
  clock: siteChanged,
  source: terms.$data,
  filter: (data, change) => data !== null && 'siteNoticeFlg' in change,
  fn: () => undefined,
  target: terms.refresh,
});
sample({
  clock: submitClicked,
  source: { amount: $amount, depositorName: $depositor, bonus: $bonus },
  filter: $isComplete,
  fn: ({ amount, ...rest }): DepositBody => ({ ...rest, amount: amount ?? 0, chargeType: 1 }),
  target: sending.start,
});
// What was refused is not what is in the form any more.
sample({
  clock: [amountChanged, depositorChanged, bonusChosen],
  fn: () => undefined,
  target: sending.edited,
});
sample({
  clock: formClosed,
  target: [terms.reset, sending.reset, cancelling.reset, accountAsking.reset],
});
$amount.reset(formClosed, sending.done);
$typedDepositor.reset(formClosed);
$bonus.reset(formClosed, sending.done);
$isTried.reset(formClosed, sending.done);
