import { useStoreMap } from 'effector-react';
import type { ApiError } from '@/shared/api';
import type { Detail } from '../lib/game';
import { $detailFailures } from '../model/details';
import { $details } from '../model/offer';

/** What is known of a match, or why nothing is: the stream may bring what the call could not. */
export function useFixtureDetail(fixtureId: string | null): {
  detail: Detail | null;
  failure: ApiError | null;
} {
  const key = fixtureId ?? '';
  const detail = useStoreMap({
    store: $details,
    keys: [key],
    fn: (details, [id]) => details[id] ?? null,
  });
  const failure = useStoreMap({
    store: $detailFailures,
    keys: [key],
    fn: (failures, [id]) => failures[id] ?? null,
  });
  return { detail, failure: detail === null ? failure : null };
}
