import type { ReactNode } from 'react';
import type { DataListItem } from '@/shared/ui/data-list';

/** Facts by their names, for a `DataList`: null and undefined are not known and left out. */
export function knownFacts(
  facts: readonly (readonly [term: string, value: ReactNode])[],
): DataListItem[] {
  return facts.flatMap(([term, value]) =>
    value === null || value === undefined ? [] : { term, value },
  );
}
