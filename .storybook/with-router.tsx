import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';
import { siteMap } from '@/app/site-map';

interface RouterParameter {
  /** Address the story stands at. */
  path?: string;
}

const Content = createContext<ReactNode>(null);

function Shown() {
  return useContext(Content);
}

function createStoryRouter(path: string) {
  const root = createRootRoute();
  const any = createRoute({ getParentRoute: () => root, path: '$', component: Shown });
  // Menus read the titles of pages from the router.
  const pages = siteMap.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      component: Shown,
      staticData: { page },
    }),
  );
  return createRouter({
    routeTree: root.addChildren([...pages, any]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

interface RoutedProps {
  path: string;
  children: ReactNode;
}

function Routed({ path, children }: RoutedProps) {
  const [router] = useState(() => createStoryRouter(path));
  return (
    <Content value={children}>
      {/* The registered type is the app's router; a story's catch-all tree is another one. */}
      <RouterProvider router={router} />
    </Content>
  );
}

/** Stands the story in a memory router whose every address is the story, so that links work and lead nowhere. */
export const withRouter: Decorator = (Story, { parameters, id }) => {
  const router = parameters.router as RouterParameter | undefined;
  if (!router) return <Story />;
  return (
    <Routed key={id} path={router.path ?? '/'}>
      <Story />
    </Routed>
  );
};
