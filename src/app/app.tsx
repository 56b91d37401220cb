import { RouterProvider } from '@tanstack/react-router';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { AppRouter } from './router';

export interface AppProps {
  scope: Scope;
  router: AppRouter;
}

export function App({ scope, router }: AppProps) {
  return (
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>
  );
}
