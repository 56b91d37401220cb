import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';
import { siteMap } from '@/app/site-map';
import { DialogHost } from '@/widgets/dialog-host';
import { type Frame, frameOf } from './frame';

const Content = createContext<ReactNode>(null);

function Shown() {
  return useContext(Content);
}

function FramedRoot() {
  return (
    <>
      <Outlet />
      <DialogHost />
    </>
  );
}

// Loaded by stories of pages alone, as by the site.
const layouts = {
  site: lazyRouteComponent(() => import('@/app/router/default-layout'), 'DefaultLayout'),
  bare: lazyRouteComponent(() => import('@/app/router/layouts'), 'AuthLayout'),
};

function createStoryRouter(path: string, frame: Frame | null) {
  const root = createRootRoute({ component: frame ? FramedRoot : Outlet });
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'layout',
    component: frame ? layouts[frame] : Outlet,
  });
  const any = createRoute({ getParentRoute: () => layout, path: '$', component: Shown });
  // Menus read the titles of pages from the router.
  const pages = siteMap.map((page) =>
    createRoute({
      getParentRoute: () => layout,
      path: page.path,
      component: Shown,
      staticData: { page },
    }),
  );
  return createRouter({
    routeTree: root.addChildren([layout.addChildren([...pages, any])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

interface RoutedProps {
  path: string;
  frame: Frame | null;
  children: ReactNode;
}

function Routed({ path, frame, children }: RoutedProps) {
  const [router] = useState(() => createStoryRouter(path, frame));
  return (
    <Content value={children}>
      {/* The registered type is the app's router; a story's catch-all tree is another one. */}
      <RouterProvider router={router} />
    </Content>
  );
}

/**
 * Puts the story into a memory router whose every address is the story, so that links work and lead nowhere, and the
 * story of a page into the site's frame.
 */
export const withRouter: Decorator = (Story, { parameters, title, id }) => {
  const frame = frameOf({ parameters, title });
  if (!parameters.router && !frame) return <Story />;
  return (
    <Routed key={id} path={parameters.router?.path ?? '/'} frame={frame}>
      <Story />
    </Routed>
  );
};
