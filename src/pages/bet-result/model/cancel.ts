import { createStore, sample } from 'effector';
import { isBet } from '#contract/checks.gen.ts';
import { type Bet, betsForgotten, betsSeen, loadBet, toBet } from '@/entities/bet';
import {
  type ApiError,
  confirmedMutation,
  createApiQuery,
  isHandledByApp,
  isProblem,
  request,
} from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { formatMoney } from '@/shared/lib/format';
import { pageClosed } from '../events';
import { messages } from '../ui/messages';
import { betSelected } from './history';

/** Why this bet was not cancelled. */
export const $cancelFailure = createStore<{ betId: string; text: string } | null>(null);

export const cancelBet = confirmedMutation({
  send: async (api, { id }: Bet) => {
    const call = api.POST('/bet/{betId}/cancel', { params: { path: { betId: id } } });
    return toBet(await request(call, isBet));
  },
  confirm: ({ stake, currency }) => ({
    title: messages.cancel,
    text: messages.cancelConfirm(formatMoney(stake, currency)),
    cancelLabel: messages.cancelNot,
    tone: 'danger',
  }),
  done: ({ stake, currency }) => messages.cancelDone(formatMoney(stake, currency)),
  // Said at the bet.
  refusals: () => null,
});
/** What became of a bet that was not cancelled. */
const refusedBet = createApiQuery(loadBet);

function failureText(error: ApiError): string {
  if (isProblem(error, 'CANCEL_TOO_LATE')) return messages.cancelTooLate;
  if (isProblem(error, 'CANCEL_LIMIT')) return messages.cancelLimit;
  if (isProblem(error, 'INVALID_STATE')) return messages.cancelOver;
  return `${messages.cancelFailed} ${failureAdvice(error)}`;
}

sample({ clock: betsForgotten, target: [cancelBet.reset, refusedBet.reset] });
sample({ clock: cancelBet.done, fn: ({ result }) => [result], target: betsSeen });
sample({
  clock: cancelBet.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ params: { id }, error }) => ({ betId: id, text: failureText(error) }),
  target: $cancelFailure,
});
// It was settled meanwhile, or a match has begun: the page shows it as it is.
sample({ clock: cancelBet.failed, fn: ({ params }) => params.id, target: refusedBet.start });
sample({ clock: refusedBet.done, fn: ({ result }) => [result], target: betsSeen });
sample({
  clock: [cancelBet.start, betSelected, pageClosed],
  fn: () => null,
  target: $cancelFailure,
});
