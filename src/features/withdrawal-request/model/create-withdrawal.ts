import { combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import {
  checkAmount,
  createCancelling,
  createSending,
  type Keyed,
  type MoneyRequest,
} from '@/entities/money-request';
import { siteChanged } from '@/entities/setting';
import { type ApiClient, createApiQuery, type MoneyRefusal } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { keepDraft } from '@/shared/lib/kept-draft';
import { typedDigits } from '@/shared/lib/typed-number';
import { cancelWithdrawal, type WithdrawalBody, type WithdrawalTerms } from '../api';
import { isImpossible } from '../lib/impossible';
import { messages } from '../ui/messages';

/** What every withdrawal has, wherever it goes. */
export type CommonTerms = Pick<
  WithdrawalTerms,
  'currency' | 'amounts' | 'leftToday' | 'triesLeft' | 'turnover' | 'refusals' | 'open'
>;

export interface WithdrawalErrors {
  amount?: 'MISSING' | MoneyRefusal | undefined;
  password?: string | undefined;
}

interface Calls<Terms> {
  load: (api: ApiClient) => Promise<Terms>;
  send: (api: ApiClient, keyed: Keyed<WithdrawalBody>) => Promise<MoneyRequest>;
}

/** A server whose clock is behind is asked again after this long. */
const askAgainMs = 5_000;
const passwordForm = /^\d{4}$/;

/** Makes the form of a withdrawal: to the bank, or in tether. Call it at module level. */
export function createWithdrawal<Terms extends CommonTerms>({ load, send }: Calls<Terms>) {
  const formOpened = createEvent();
  const formClosed = createEvent();
  const amountChanged = createEvent<number | null>();
  const passwordChanged = createEvent<string>();
  const submitClicked = createEvent();

  const terms = createApiQuery(load);
  const sending = createSending<WithdrawalBody>(send, {
    done: messages.requested,
    refresh: terms.refresh,
  });
  const cancelling = createCancelling(cancelWithdrawal, messages, terms.refresh);

  /** Minor units. */
  const $amount = createStore<number | null>(null).on(amountChanged, (_last, next) => next);
  const $password = createStore('').on(passwordChanged, (_last, text) => typedDigits(text));
  /** What is wrong with the form is said once the member has sent it. */
  const $isTried = createStore(false).on(submitClicked, () => true);

  const $faults = combine(
    [$amount, $password, terms.$data] as const,
    ([amount, password, data]) => ({
      amount: amount === null ? ('MISSING' as const) : data && checkAmount(amount, data.amounts)[0],
      password: passwordForm.test(password) ? undefined : messages.passwordForm,
    }),
  );
  const $maySend = combine(
    [$faults, terms.$data] as const,
    ([{ amount, password }, data]) => !amount && !password && !(data && isImpossible(data)),
  );
  /** Until when the member has to wait, epoch milliseconds; null for no wait. */
  const $waitsUntil = terms.$data.map(
    (data) => data?.refusals.find(({ code }) => code === 'WAIT')?.until ?? null,
  );
  /** When the terms were last asked for because a wait was over. */
  const $askedAt = createStore(0);
  const $errors = combine(
    [$faults, $isTried] as const,
    ([{ amount, password }, isTried]): WithdrawalErrors =>
      isTried ? { amount: amount ?? undefined, password } : {},
  );

  /** A withdrawal was sent, or taken back. */
  const withdrawalChanged = sample({ clock: [sending.done, cancelling.done], fn: () => undefined });

  const restored = keepDraft({
    draft: $amount,
    opened: formOpened,
    owner: $member,
    ended: sessionLost,
  });
  $amount.on(restored, (_last, amount) => amount);

  sample({ clock: formOpened, target: terms.start });
  // Admins may have set other limits.
  sample({
    clock: siteChanged,
    source: terms.$data,
    filter: (data, change) => data !== null && 'siteNoticeFlg' in change,
    fn: () => undefined,
    target: terms.refresh,
  });
  const waitEnded = sample({
    clock: $now,
    source: { until: $waitsUntil, askedAt: $askedAt },
    filter: ({ until, askedAt }, now) =>
      until !== null && until <= now && now - askedAt >= askAgainMs,
    fn: (_known, now) => now,
  });
  $askedAt.on(waitEnded, (_last, now) => now);
  sample({ clock: waitEnded, fn: () => undefined, target: terms.refresh });
  sample({
    clock: submitClicked,
    source: { amount: $amount, withdrawPassword: $password },
    filter: $maySend,
    fn: ({ amount, withdrawPassword }): WithdrawalBody => ({
      amount: amount ?? 0,
      withdrawPassword,
    }),
    target: sending.start,
  });
  // What was refused is not what is in the form any more.
  sample({
    clock: [amountChanged, passwordChanged],
    fn: () => undefined,
    target: sending.edited,
  });

  sample({ clock: formClosed, target: [terms.reset, sending.reset, cancelling.reset] });
  $amount.reset(formClosed, sending.done);
  // A password that was wrong is typed again; one that was right is not kept.
  $password.reset(formClosed, sending.done, sending.refused);
  $isTried.reset(formClosed, sending.done, sending.refused);

  return {
    formOpened,
    formClosed,
    amountChanged,
    passwordChanged,
    submitClicked,
    terms,
    sending,
    cancelling,
    withdrawalChanged,
    $amount,
    $password,
    $errors,
  };
}

/** What the form of a withdrawal needs of its model, whatever its terms. */
export type WithdrawalModel = Omit<ReturnType<typeof createWithdrawal>, 'terms'>;
