import { createStore, type Event, type Store } from 'effector';

interface Past {
  opened: Event<unknown>;
  $items: Store<readonly unknown[] | null>;
  $failure: Store<unknown>;
}

/**
 * Whether requests that were before have been read, or could not be. A form waits for it: the last of them appears
 * above the form, and would push it down. Call it at module level.
 */
export function pastKnown({ opened, $items, $failure }: Past): Store<boolean> {
  return createStore(false, { serialize: 'ignore' })
    .on([$items, $failure], (isKnown, answer) => isKnown || answer !== null)
    .reset(opened);
}
