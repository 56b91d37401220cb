import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import type { Scope } from 'effector';
import * as z from 'zod/mini';
import { DialogHost } from '@/widgets/dialog-host';
import { queryOptional } from '@/shared/lib/schema';
import { DefaultLayout } from './default-layout';
import { guard } from './guards';
import { lazyPage } from './lazy-page';
import { FramedNotFound } from './route-error';

/** Any page may be opened with the sign-up code of the member who shared the address. */
const rootSearch = z.object({
  joinCd: queryOptional(
    z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)),
  ),
});

// Outside the layouts: a dialog stays while one layout takes the place of another.
function Root() {
  return (
    <>
      <Outlet />
      <DialogHost />
    </>
  );
}

export const rootRoute = createRootRouteWithContext<{ scope: Scope }>()({
  validateSearch: rootSearch,
  // The annotation keeps the router's registered type out of its own definition.
  beforeLoad: ({ context, location, matches, preload }): void =>
    guard({ context, location, matches, preload }),
  component: Root,
  notFoundComponent: FramedNotFound,
});

export const defaultLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'default',
  component: DefaultLayout,
});

export const authLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyPage(async () => (await import('./layouts')).AuthLayout),
});

export const maintenanceLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'maintenance-layout',
  component: lazyPage(async () => (await import('./layouts')).MaintenanceLayout),
});
