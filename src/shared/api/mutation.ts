import { createEffect, createEvent, createStore, sample } from 'effector';
import { randomId } from '@/shared/lib/random-id';
import type { ApiClient } from './client';
import type { ApiError } from './errors';
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

/** Nobody knows whether the server did it: no answer, one that cannot be read, or one of a fault on the way. */
function isUnanswered(error: ApiError): boolean {
  return error.kind !== 'problem' || error.code === null || error.status >= 500;
}

/**
 * Makes something to send under an idempotency key, for the calls whose contract asks for one. What is sent again after
 * an unknown outcome keeps its key; anything else gets a new one.
 */
export function createKeyedMutation<Params, Done>(
  send: (api: ApiClient, keyed: { params: Params; key: string }) => Promise<Done>,
) {
  type Keyed = { params: Params; key: string };

  const start = createEvent<Params>();
  const makeKeyFx = createEffect((params: Params): Keyed => ({ params, key: randomId() }));
  const mutation = createApiMutation(send);
  const $unanswered = createStore<Keyed | null>(null);
  const $isPending = createStore(false);

  const started = sample({
    clock: start,
    source: { last: $unanswered, isPending: $isPending },
    filter: ({ isPending }) => !isPending,
    fn: ({ last }, params) => ({
      params,
      key: last && JSON.stringify(last.params) === JSON.stringify(params) ? last.key : null,
    }),
  });
  const repeated = sample({ clock: started, filter: ({ key }) => key !== null });
  sample({
    clock: started,
    filter: ({ key }) => key === null,
    fn: ({ params }) => params,
    target: makeKeyFx,
  });
  sample({ clock: repeated, fn: (keyed) => keyed as Keyed, target: mutation.start });
  sample({ clock: makeKeyFx.doneData, target: mutation.start });
  $isPending.on(started, () => true).reset(mutation.done, mutation.failed);
  $unanswered
    .on(mutation.failed, (_last, { params, error }) => (isUnanswered(error) ? params : null))
    .reset(mutation.done);

  return { ...mutation, start, $isPending, makeKeyFx };
}
