import { createEffect, createEvent, sample } from 'effector';
import { not, or } from 'patronum';
import { type ApiClient, createApiMutation } from '@/shared/api';
import { askConfirmFx } from '@/shared/lib/alerts';
import type { MoneyRequest } from './request';

interface Words {
  /** The button, here and in the question. */
  cancel: string;
  /** The button that leaves the request as it is. */
  cancelNot: string;
  cancelConfirm: string;
}

/** Makes what takes a request back by its id, once the member has confirmed that. Call it at module level. */
export function createCancelling(
  cancel: (api: ApiClient, requestId: string) => Promise<MoneyRequest>,
  words: Words,
) {
  const clicked = createEvent<string>();
  const cancelling = createApiMutation(cancel);
  const question = {
    title: words.cancel,
    text: words.cancelConfirm,
    confirmLabel: words.cancel,
    cancelLabel: words.cancelNot,
    tone: 'danger' as const,
  };
  const confirmFx = createEffect(async (requestId: string) =>
    (await askConfirmFx(question)) ? requestId : null,
  );
  sample({
    clock: clicked,
    filter: not(or(cancelling.$isPending, confirmFx.pending)),
    target: confirmFx,
  });
  sample({
    clock: confirmFx.doneData,
    filter: (requestId) => requestId !== null,
    fn: (requestId) => requestId as string,
    target: cancelling.start,
  });
  return { ...cancelling, clicked };
}
