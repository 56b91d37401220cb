import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from './client';
import type { ApiError } from './errors';
import { createApiFx } from './model';

type ByKey<T> = Readonly<Record<string, T>>;

function without<T>(record: ByKey<T>, key: string): ByKey<T> {
  if (!(key in record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));
}

/**
 * Loads values for several keys side by side, such as a board for each of its readers. An answer that comes after a newer
 * start of its key, or after its `reset`, is dropped. Values are kept by who takes them from `done`. Call it at module level.
 */
export function createQueryMap<Params, Data>(
  load: (api: ApiClient, params: Params) => Promise<Data>,
  keyOf: (params: Params) => string,
) {
  /** A new object for each start: the answer to any other one is late. */
  type Run = { params: Params };

  const start = createEvent<Params>();
  /** Starts a key again as the last time. Nothing before its first start. */
  const refresh = createEvent<string>();
  /** Forgets a key and whatever is on its way. */
  const reset = createEvent<string>();

  const $runs = createStore<ByKey<Run>>({}, { serialize: 'ignore' });
  const $failures = createStore<ByKey<ApiError>>({});

  const loadFx = createApiFx(load);
  const runFx = attach({ effect: loadFx, mapParams: ({ params }: Run) => params });

  const refreshed = sample({
    clock: refresh,
    source: $runs,
    filter: (runs, key) => key in runs,
    fn: (runs, key) => (runs[key] as Run).params,
  });
  const run = sample({
    clock: [start, refreshed],
    fn: (params): Run => ({ params: params as Params }),
  });
  const done = sample({
    clock: runFx.done,
    source: $runs,
    filter: (runs, { params: current }) => runs[keyOf(current.params)] === current,
    fn: (_runs, { params: { params }, result }) => ({ params, result }),
  });
  const failed = sample({
    clock: runFx.fail,
    source: $runs,
    filter: (runs, { params: current }) => runs[keyOf(current.params)] === current,
    fn: (_runs, { params: { params }, error }) => ({ params, error }),
  });

  $runs.on(run, (runs, current) => ({ ...runs, [keyOf(current.params)]: current }));
  $failures.on(run, (failures, { params }) => without(failures, keyOf(params)));
  $failures.on(failed, (failures, { params, error }) => ({ ...failures, [keyOf(params)]: error }));
  $runs.on(reset, without);
  $failures.on(reset, without);
  sample({ clock: run, target: runFx });

  return { start, refresh, reset, $failures, done, failed, loadFx };
}
