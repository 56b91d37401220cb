import '@/shared/theme/global';
import { RouterProvider } from '@tanstack/react-router';
import { allSettled, fork, scopeBind, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  $token,
  apiAnswered,
  apiCallFinished,
  apiCallStarted,
  apiCreated,
  createApiClient,
} from '@/shared/api';
import './model/api-failures';
import { liveUpdatesStarted } from './model/live-updates';
import { routerReady, type Navigator } from './model/navigation';
import { appStarted } from './model/session';
import './model/slip';
import { createAppRouter, preloadPage } from './router';

/** The site opens without the answers of a server that takes longer than this. */
const bootLimitMs = 5000;

function createClient(scope: Scope) {
  return createApiClient({
    getToken: () => scope.getState($token),
    onStarted: scopeBind(apiCallStarted, { scope }),
    onAnswered: scopeBind(apiAnswered, { scope }),
    onFinished: scopeBind(apiCallFinished, { scope }),
  });
}

async function start(): Promise<void> {
  const scope = fork();
  await allSettled(apiCreated, { scope, params: createClient(scope) });
  const router = createAppRouter(scope);
  // Its chunks come beside the answers of the server.
  preloadPage(router);
  const limit = new Promise((resolve) => setTimeout(resolve, bootLimitMs));
  await Promise.race([allSettled(appStarted, { scope }), limit]);

  scopeBind(routerReady, { scope })(router as unknown as Navigator);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider value={scope}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  scopeBind(liveUpdatesStarted, { scope })();
}

void start();
