import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Scope } from 'effector';
import { RouteError, RouteNotFound } from './route-error';
import { routeTree } from './tree';

/** Makes the router of one scope; tests give a history of their own. */
export function createAppRouter(scope: Scope, history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    context: { scope },
    defaultPreload: 'intent',
    // Sets the browser's own restoration to manual and restores by our positions.
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
