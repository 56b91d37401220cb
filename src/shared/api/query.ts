import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from './client';
import type { ApiError } from './errors';
import { createApiFx } from './model';

export interface ApiQueryOptions {
  /** Which answer counts when one is started while another is awaited. `first` ignores the second start. */
  takes?: 'latest' | 'first';
}

/**
 * Loads one value. An answer that comes after a newer start or after `reset` is dropped. Call it at module level.
 */
export function createApiQuery<Params = void, Data = unknown>(
  load: (api: ApiClient, params: Params) => Promise<Data>,
  { takes = 'latest' }: ApiQueryOptions = {},
) {
  /** A new object for each start: the answer to any other one is late. */
  type Run = { params: Params };

  const start = createEvent<Params>();
  /** Starts again as the last time: "try again", or something has changed. Nothing before the first start. */
  const refresh = createEvent();
  /** Forgets the value and whatever is on its way. */
  const reset = createEvent();

  const $run = createStore<Run | null>(null, { serialize: 'ignore' });
  const $isPending = createStore(false);
  /** Null until the first answer. A later failure leaves it as it is. */
  const $data = createStore<Data | null>(null);
  const $failure = createStore<ApiError | null>(null);

  const loadFx = createApiFx(load);
  const runFx = attach({ effect: loadFx, mapParams: ({ params }: Run) => params });

  const refreshed = sample({
    clock: refresh,
    source: $run,
    filter: (run) => run !== null,
    fn: (run) => (run as Run).params,
  });
  const run = sample({
    clock: [start, refreshed],
    source: $isPending,
    filter: (isPending) => takes === 'latest' || !isPending,
    fn: (_isPending, params): Run => ({ params: params as Params }),
  });
  const done = sample({
    clock: runFx.done,
    source: $run,
    filter: (current, { params }) => current === params,
    fn: (_run, { params: { params }, result }) => ({ params, result }),
  });
  const failed = sample({
    clock: runFx.fail,
    source: $run,
    filter: (current, { params }) => current === params,
    fn: (_run, { params: { params }, error }) => ({ params, error }),
  });

  $run.on(run, (_last, current) => current).reset(reset);
  $isPending.on(run, () => true).reset(done, failed, reset);
  $data.on(done, (_last, { result }) => result).reset(reset);
  $failure.on(failed, (_last, { error }) => error).reset(run, reset);
  sample({ clock: run, target: runFx });

  return { start, refresh, reset, $data, $failure, $isPending, done, failed, loadFx };
}
