import { attach, createEvent, createStore, sample } from 'effector';
import { isBet } from '#contract/checks.gen.ts';
import { type Bet, betsForgotten, betsSeen, loadBet, toBet } from '@/entities/bet';
import {
  type ApiError,
  createApiMutation,
  createApiQuery,
  isHandledByApp,
  isProblem,
  request,
} from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { askConfirmFx } from '@/shared/lib/alerts';
import { formatMoney } from '@/shared/lib/format';
import { toastShown } from '@/shared/lib/toasts';
import { pageClosed } from '../events';
import { messages } from '../ui/messages';
import { betSelected } from './history';

export const cancelClicked = createEvent<Bet>();

/** The bet that the question is about. */
const $clicked = createStore<Bet | null>(null).on(cancelClicked, (_last, bet) => bet);
/** Why this bet was not cancelled. */
export const $cancelFailure = createStore<{ betId: string; text: string } | null>(null);

const confirmFx = attach({ effect: askConfirmFx });
export const cancelBet = createApiMutation(async (api, betId: string) => {
  const call = api.POST('/bet/{betId}/cancel', { params: { path: { betId } } });
  return toBet(await request(call, isBet));
});
/** What became of a bet that was not cancelled. */
const refusedBet = createApiQuery(loadBet);

function failureText(error: ApiError): string {
  if (isProblem(error, 'CANCEL_TOO_LATE')) return messages.cancelTooLate;
  if (isProblem(error, 'CANCEL_LIMIT')) return messages.cancelLimit;
  if (isProblem(error, 'INVALID_STATE')) return messages.cancelOver;
  return `${messages.cancelFailed} ${failureAdvice(error)}`;
}

sample({
  clock: cancelClicked,
  source: cancelBet.$isPending,
  filter: (isPending) => !isPending,
  fn: (_isPending, bet) => ({
    title: messages.cancel,
    text: messages.cancelConfirm(formatMoney(bet.stake, bet.currency)),
    confirmLabel: messages.cancel,
    cancelLabel: messages.cancelNot,
    tone: 'danger' as const,
  }),
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  source: $clicked,
  filter: (bet, isConfirmed) => isConfirmed && bet !== null,
  fn: (bet) => (bet as Bet).id,
  target: cancelBet.start,
});
sample({ clock: betsForgotten, target: [cancelBet.reset, refusedBet.reset] });
sample({ clock: cancelBet.done, fn: ({ result }) => [result], target: betsSeen });
sample({
  clock: cancelBet.done,
  fn: ({ result: { stake, currency } }) => ({
    text: messages.cancelDone(formatMoney(stake, currency)),
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({
  clock: cancelBet.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ params: betId, error }) => ({ betId, text: failureText(error) }),
  target: $cancelFailure,
});
// It was settled meanwhile, or a match has begun: the page shows it as it is.
sample({ clock: cancelBet.failed, fn: ({ params }) => params, target: refusedBet.start });
sample({ clock: refusedBet.done, fn: ({ result }) => [result], target: betsSeen });
sample({
  clock: [cancelClicked, betSelected, pageClosed],
  fn: () => null,
  target: $cancelFailure,
});
