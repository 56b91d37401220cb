import { createEvent, createStore, sample } from 'effector';
import type { ApiClient } from './client';
import { isProblem } from './errors';
import { createApiQuery } from './query';

/**
 * A query of the one thing that an address names by its id: loaded when another one is chosen, forgotten when none is.
 * Call it at module level.
 */
export function createChosenQuery<Data>(load: (api: ApiClient, id: string) => Promise<Data>) {
  /** The id that the address has now; '' for none. The one that was chosen before is not loaded again. */
  const chosen = createEvent<string>();
  const query = createApiQuery(load);
  const $id = createStore('');
  const changed = sample({
    clock: chosen,
    source: $id,
    filter: (known, id) => known !== id,
    fn: (_known, id) => id,
  });
  sample({ clock: changed, target: $id });
  sample({ clock: changed, target: query.reset });
  sample({ clock: changed, filter: (id) => id !== '', target: query.start });

  /** Whether there is nothing of that id. */
  const $isMissing = createStore(false)
    .on(query.failed, (_last, { error }) => isProblem(error, 'NOT_FOUND'))
    .reset(query.done, changed);

  const { $data, $failure, $isPending, refresh, loadFx } = query;
  return { chosen, refresh, $data, $failure, $isPending, $isMissing, loadFx };
}
