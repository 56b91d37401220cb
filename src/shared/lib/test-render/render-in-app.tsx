import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import { makeScope, type ScopeOptions } from '../test-scope';

export { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';

export interface RenderOptions extends ScopeOptions {
  /** Address the page believes to be at. */
  route?: string;
  scope?: Scope;
}

export interface Rendered extends RenderResult {
  scope: Scope;
  /** Path and search where links have led. */
  path: () => string;
  /** Waits until effects of the scope have settled and React has drawn. */
  settle: () => Promise<void>;
}

/** Draws an element inside a scope and a router, as the app does; every address shows the same element. */
export async function renderInApp(
  ui: ReactElement,
  options: RenderOptions = {},
): Promise<Rendered> {
  const { route = '/', scope = makeScope(options) } = options;
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => ui });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => ui });
  const router = createRouter({
    routeTree: root.addChildren([home, page]),
    history: createMemoryHistory({ initialEntries: [route] }),
  });
  await router.load();
  cleanup();
  const result = render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(async () => {});
  return {
    ...result,
    scope,
    path: () => router.state.location.href,
    settle: async () => {
      await act(async () => {
        await allSettled(scope);
      });
    },
  };
}
