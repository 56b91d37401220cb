import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from './client';
import { createApiFx } from './model';

export interface ApiMutationOptions {
  /** What a start does while another is sent: it is ignored, so that a double click sends once, or sent as well. */
  whileSending?: 'ignore' | 'send';
}

/** An answer that comes after `reset` is dropped, and hinders no start. Call it at module level. */
export function createApiMutation<Params = void, Done = unknown>(
  send: (api: ApiClient, params: Params) => Promise<Done>,
  { whileSending = 'ignore' }: ApiMutationOptions = {},
) {
  type Run = { params: Params; age: number };

  const start = createEvent<Params>();
  /** Forgets whatever is on its way: it is sent all the same. */
  const reset = createEvent();
  const $age = createStore(0).on(reset, (age) => age + 1);
  const sendFx = createApiFx(send);
  const runFx = attach({ effect: sendFx, mapParams: ({ params }: Run) => params });
  /** How many are on their way since the last reset. */
  const $sending = createStore(0);
  const $isPending = $sending.map((count) => count > 0);

  const run = sample({
    clock: start,
    source: { isPending: $isPending, age: $age },
    filter: ({ isPending }) => whileSending === 'send' || !isPending,
    fn: ({ age }, params): Run => ({ params: params as Params, age }),
  });
  const done = sample({
    clock: runFx.done,
    source: $age,
    filter: (age, { params }) => age === params.age,
    fn: (_age, { params: { params }, result }) => ({ params, result }),
  });
  const failed = sample({
    clock: runFx.fail,
    source: $age,
    filter: (age, { params }) => age === params.age,
    fn: (_age, { params: { params }, error }) => ({ params, error }),
  });

  $sending
    .on(run, (count) => count + 1)
    .on([done, failed], (count) => count - 1)
    .reset(reset);
  sample({ clock: run, target: runFx });

  return { start, reset, $isPending, done, failed, sendFx };
}
