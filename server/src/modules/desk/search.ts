import type { Handlers } from '../../contract/types.ts';
import { fieldProblem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { DeskSearch } from './search-service.ts';

/** What is found from every section. */
export function searchRoutes(search: DeskSearch): Partial<Handlers> {
  return {
    async searchDesk({ query }) {
      const typed = typedQuery(query.q);
      if (typed === undefined) return fieldProblem('query.q', 'is blank');
      return { status: 200, body: await search(typed) };
    },
  };
}
