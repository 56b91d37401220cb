import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { QueryFailure } from '../query-view';

/** What `createPagedQuery` makes, as far as a list draws it. */
export interface PagedModel<Item> {
  $items: Store<readonly Item[] | null>;
  $failure: Store<QueryFailure | null>;
  $isPending: Store<boolean>;
  $hasNext: Store<boolean>;
  refresh: EventCallable<void>;
  nextRequested: EventCallable<void>;
}

export interface Paged<Item> {
  /** Every page so far; null until the first. */
  items: readonly Item[] | null;
  /** Why the last load has no value; null without a failure. */
  failure: QueryFailure | null;
  isPending: boolean;
  hasNext: boolean;
  onRetry: () => void;
  onMore: () => void;
}

/** Reads a list that is loaded page after page, as `PagedList` draws it. */
export function usePaged<Item>(list: PagedModel<Item>): Paged<Item> {
  const { onRetry, onMore, ...state } = useUnit({
    items: list.$items,
    failure: list.$failure,
    isPending: list.$isPending,
    hasNext: list.$hasNext,
    onRetry: list.refresh,
    onMore: list.nextRequested,
  });
  return { ...state, onRetry: () => onRetry(), onMore: () => onMore() };
}
