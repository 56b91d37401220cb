import { createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import {
  type Keyed,
  type MoneyRequest,
  requestAmount,
  requestForm,
  settingStreamed,
} from '@/entities/money-request';
import { siteChanged } from '@/entities/setting';
import type { ApiClient } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { typedDigits } from '@/shared/lib/typed-number';
import {
  cancelWithdrawal,
  loadTerms,
  loadTetherTerms,
  sendTetherWithdrawal,
  sendWithdrawal,
  type WithdrawalBody,
  type WithdrawalTerms,
} from './api';
import { messages } from './ui/messages';

/** What every withdrawal has, wherever it goes. */
export type CommonTerms = Pick<
  WithdrawalTerms,
  'currency' | 'amounts' | 'leftToday' | 'triesLeft' | 'turnover' | 'refusals' | 'open'
>;

type WithdrawalValues = { amount: number | null; withdrawPassword: string };

interface Calls<Terms> {
  load: (api: ApiClient) => Promise<Terms>;
  send: (api: ApiClient, keyed: Keyed<WithdrawalBody>) => Promise<MoneyRequest>;
}

/** A server whose clock is behind is asked again after this long. */
const askAgainMs = 5_000;

export const passwordRule = z.string().check(z.regex(/^\d{4}$/, messages.passwordForm));

/** Whether no withdrawal can succeed now, whatever is typed: to send one would be for nothing. */
export function isImpossible({
  open,
  triesLeft,
  refusals,
}: Pick<CommonTerms, 'open' | 'triesLeft' | 'refusals'>): boolean {
  return open !== null || triesLeft === 0 || refusals.length > 0;
}

/** To the bank, or in tether. Call it at module level. */
function createWithdrawal<Terms extends CommonTerms>(calls: Calls<Terms>) {
  const model = requestForm<Terms, WithdrawalValues, WithdrawalBody>({
    ...calls,
    kind: 'withdrawal',
    cancel: cancelWithdrawal,
    cancelText: messages.cancelConfirm,
    initial: { amount: null, withdrawPassword: '' },
    schema: (terms) =>
      z.object({ amount: requestAmount('withdrawal', terms), withdrawPassword: passwordRule }),
    normalize: { withdrawPassword: typedDigits },
    isImpossible,
    body: ({ amount, withdrawPassword }) => ({ amount, withdrawPassword }),
    // One that was wrong is typed again; one that was right is not kept.
    secret: { withdrawPassword: '' },
    draft: { owner: $member, ended: sessionLost },
  });
  const { terms } = model;
  /** Until when the member has to wait, epoch milliseconds; null for no wait. */
  const $waitsUntil = terms.$data.map(
    (data) => data?.refusals.find(({ code }) => code === 'WAIT')?.until ?? null,
  );
  /** When the terms were last asked for because a wait was over. */
  const $requestedAt = createStore(0);
  const waitEnded = sample({
    clock: $now,
    source: { until: $waitsUntil, requestedAt: $requestedAt },
    filter: ({ until, requestedAt }, now) =>
      until !== null && until <= now && now - requestedAt >= askAgainMs,
    fn: (_known, now) => now,
  });
  $requestedAt.on(waitEnded, (_last, now) => now);
  // Admins may have set other limits.
  const limitsSet = sample({ clock: siteChanged, filter: (change) => 'siteNoticeFlg' in change });
  sample({ clock: [waitEnded, limitsSet], target: terms.refresh });
  return model;
}

export const bankWithdrawal = createWithdrawal({ load: loadTerms, send: sendWithdrawal });
export const tetherWithdrawal = createWithdrawal({
  load: loadTetherTerms,
  send: sendTetherWithdrawal,
});
sample({ clock: settingStreamed, target: tetherWithdrawal.terms.refresh });
