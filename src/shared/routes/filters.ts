import { type Event, sample, type Store } from 'effector';
import { navigationRequested } from './navigation';

/** Writes each change of a page's filters into its address, in place of the address before and without scrolling. */
export function writeFilters<Search>({
  changed,
  $search,
  hrefOf,
}: {
  changed: Event<Partial<Search>>;
  $search: Store<Search>;
  hrefOf: (search: Search) => string;
}): void {
  sample({
    clock: changed,
    source: $search,
    fn: (search, change) => ({
      to: hrefOf({ ...search, ...change }),
      replace: true,
      resetScroll: false,
    }),
    target: navigationRequested,
  });
}
