import { createRoute, redirect } from '@tanstack/react-router';
import { loginPage } from '@/pages/login';
import { maintenancePage } from '@/pages/maintenance';
import { minigamePage } from '@/pages/minigame';
import type { Page } from '@/shared/routes';
import { ofGames } from './game-not-found';
import { pageRoute } from './page-route';
import { authLayout, defaultLayout, maintenanceLayout, rootRoute } from './root';
import { deskPages, siteMap } from '../site-map';

function routeOf(page: Page) {
  const route = pageRoute(defaultLayout, page);
  return page.path === minigamePage.path ? route.update(ofGames) : route;
}

type RouteOf<One> = One extends { path: infer Path extends string; view: unknown }
  ? ReturnType<typeof pageRoute<typeof defaultLayout, Path, object>>
  : never;
type RoutesOf<Pages> = { -readonly [Index in keyof Pages]: RouteOf<Pages[Index]> };

// `map` would join the paths to one type; links are checked against each.
const siteRoutes = siteMap.map((page) => routeOf(page as Page)) as unknown as RoutesOf<
  typeof siteMap
>;

/** An address of the specification without a page of its own. */
const koreaRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/korea',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/korea/cross${location.searchStr}`, replace: true });
  },
});

/** All routes of the site below their layouts. */
export const routeTree = rootRoute.addChildren([
  defaultLayout.addChildren([koreaRoute, ...siteRoutes]),
  // They bring their frame along.
  pageRoute(rootRoute, deskPages[0]),
  pageRoute(rootRoute, deskPages[1]),
  authLayout.addChildren([pageRoute(authLayout, loginPage)]),
  maintenanceLayout.addChildren([pageRoute(maintenanceLayout, maintenancePage)]),
]);
