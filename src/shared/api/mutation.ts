import { createEvent, sample } from 'effector';
import type { ApiClient } from './client';
import { createApiFx } from './model';

export interface ApiMutationOptions {
  /** What a start does while another is sent: it is ignored, so that a double click sends once, or sent as well. */
  whileSending?: 'ignore' | 'send';
}

/** Makes something to send. Call it at module level. */
export function createApiMutation<Params = void, Done = unknown>(
  send: (api: ApiClient, params: Params) => Promise<Done>,
  { whileSending = 'ignore' }: ApiMutationOptions = {},
) {
  const start = createEvent<Params>();
  const sendFx = createApiFx(send);
  const $isPending = sendFx.pending;

  sample({
    clock: start,
    source: $isPending,
    filter: (isPending) => whileSending === 'send' || !isPending,
    fn: (_isPending, params) => params,
    target: sendFx,
  });
  return { start, $isPending, done: sendFx.done, failed: sendFx.fail, sendFx };
}
