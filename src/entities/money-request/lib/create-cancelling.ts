import type { EventCallable } from 'effector';
import { type ApiClient, confirmedMutation } from '@/shared/api';
import type { MoneyRequest } from './request';

interface Words {
  /** The button, here and in the question. */
  cancel: string;
  /** The button that leaves the request as it is. */
  cancelNot: string;
  cancelConfirm: string;
  cancelled: string;
  cancelFailed: string;
}

/** Makes what takes a request back by its id, once the member has confirmed that. Call it at module level. */
export function createCancelling(
  cancel: (api: ApiClient, requestId: string) => Promise<MoneyRequest>,
  words: Words,
  refresh: EventCallable<void>,
) {
  return confirmedMutation({
    send: cancel,
    confirm: {
      title: words.cancel,
      text: words.cancelConfirm,
      cancelLabel: words.cancelNot,
      tone: 'danger',
    },
    done: words.cancelled,
    refusals: () => words.cancelFailed,
    shows: 'toast',
    // Staff was faster: the page shows it as it is.
    refresh,
  });
}
