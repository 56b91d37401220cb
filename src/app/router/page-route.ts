import { type AnyRoute, createRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { pageLifecycle } from '@/shared/lib/page-lifecycle';
import type { Page } from '@/shared/routes';
import { lazyPage } from './lazy-page';

/** The route of a page below a layout. */
export function pageRoute<Layout extends AnyRoute, const Path extends string, Query extends object>(
  layout: Layout,
  page: Page<Path, Query>,
) {
  const { search, searchDefaults, completeSearch, events = {} } = page;
  return createRoute({
    getParentRoute: () => layout,
    path: page.path,
    staticData: { page },
    // Links give no query, so the type of a route does not carry it; a page reads it from its event.
    validateSearch: (given: Record<string, unknown>): object => search?.parse(given) ?? {},
    // biome-ignore lint/suspicious/noExplicitAny: the query of a layout that is not known yet.
    search: { middlewares: searchDefaults ? [stripSearchParams<any>(searchDefaults)] : [] },
    beforeLoad: ({ search: given, location }) => {
      const completed = completeSearch?.(given as Query);
      if (completed) {
        // What follows the # is for whoever reads it there: picks that were shared.
        const { pathname: to, hash } = location;
        throw redirect({ to, search: completed, hash, replace: true });
      }
    },
    component: lazyPage(page.view),
    ...pageLifecycle(events),
  });
}
