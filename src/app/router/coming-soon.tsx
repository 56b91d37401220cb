import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page';
import { defaultLayout } from './root';
import type { LaterPage } from '../site-map';

const component = lazyPage(async () => (await import('./coming-soon-view')).ComingSoonView);

/** Makes the route of a page that is not built yet. */
export function laterRoute<const Path extends string>(page: LaterPage<Path>) {
  return createRoute({
    getParentRoute: () => defaultLayout,
    path: page.path,
    staticData: { page },
    component,
  });
}
