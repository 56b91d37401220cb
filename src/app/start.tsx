import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { allSettled, fork, scopeBind, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { nextTask } from '@/shared/lib/next-task';
import {
  $token,
  apiAnswered,
  apiCallFinished,
  apiCallStarted,
  apiCreated,
  createApiClient,
} from '@/shared/api';
import './model/api-failures';
import './model/dialogs';
import { liveUpdatesStarted, liveUpdatesStopped } from './model/live-updates';
import { routerReady, type Navigator } from './model/navigation';
import { appStarted } from './model/session';
import './model/slip';
import { createAppRouter, preloadPage, type AppRouter } from './router';
import { listenBeforeRouter } from './model/pop-listener';

/** The site opens without the answers of a server that takes longer than this. */
const bootLimitMs = 5000;

export interface RunningApp {
  router: AppRouter;
  stop: () => void;
}

function createClient(scope: Scope) {
  return createApiClient({
    getToken: () => scope.getState($token),
    onStarted: scopeBind(apiCallStarted, { scope }),
    onAnswered: scopeBind(apiAnswered, { scope }),
    onFinished: scopeBind(apiCallFinished, { scope }),
  });
}

/** Starts the site in an element; tests give a history of their own and stop it. */
export async function startApp(element: HTMLElement, history?: RouterHistory): Promise<RunningApp> {
  const scope = fork();
  await allSettled(apiCreated, { scope, params: createClient(scope) });
  const stopping = new AbortController();
  const setPopHandler = history === undefined ? listenBeforeRouter(stopping.signal) : null;
  const router = createAppRouter(scope, history);
  await nextTask();
  // Its chunks come beside the answers of the server.
  preloadPage(router);
  await nextTask();
  const limit = new Promise((resolve) => setTimeout(resolve, bootLimitMs));
  await Promise.race([allSettled(appStarted, { scope }), limit]);

  scopeBind(routerReady, { scope })(router as unknown as Navigator);
  const root = createRoot(element);
  // In slices, so that a slow phone answers a tap meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider value={scope}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
    ),
  );
  // Without it Back leaves the page.
  if (setPopHandler !== null)
    void import('./after-paint').then(
      ({ backHandler }) => setPopHandler(backHandler(router.history, stopping.signal)),
      () => {},
    );
  scopeBind(liveUpdatesStarted, { scope })();
  return {
    router,
    stop() {
      scopeBind(liveUpdatesStopped, { scope })();
      stopping.abort();
      root.unmount();
    },
  };
}
