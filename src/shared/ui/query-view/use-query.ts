import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { QueryFailure } from './query-view';

/** What `createApiQuery` makes, as far as it is drawn. */
interface QueryModel<Data> {
  $data: Store<Data | null>;
  $failure: Store<QueryFailure | null>;
  $isPending: Store<boolean>;
  refresh: EventCallable<void>;
}

interface QueryState<Data> {
  data: Data | null;
  failure: QueryFailure | null;
  isPending: boolean;
  onRetry: () => void;
}

/** Reads something that is loaded, as `QueryView` draws it. */
export function useQuery<Data>(query: QueryModel<Data>): QueryState<Data> {
  const { onRetry, ...state } = useUnit({
    data: query.$data,
    failure: query.$failure,
    isPending: query.$isPending,
    onRetry: query.refresh,
  });
  return { ...state, onRetry: () => onRetry() };
}
