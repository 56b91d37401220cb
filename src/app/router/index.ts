import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { Scope } from 'effector';
import { RouteError, RouteNotFound } from './route-error';
import { routeTree } from './tree';

/** The router of one scope; tests give a history of their own. */
export function createAppRouter(scope: Scope, history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    context: { scope },
    // An address is no JSON: whole decimal numbers and booleans are read, `0x10` and `1e3` stay text.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    // Sets the browser's own restoration to manual and restores by our positions.
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

interface Preloadable {
  options: { component?: { preload?: () => Promise<void> } };
}

/** Starts to load the page of the address, before it is known whether a guard leads elsewhere. */
export function preloadPage(router: AppRouter): void {
  const routes = router.routesById as unknown as Record<string, Preloadable>;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    // A failure is met again, and answered, when the page is drawn.
    routes[routeId]?.options.component?.preload?.().catch(() => {});
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
