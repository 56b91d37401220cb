import { createRoute } from '@tanstack/react-router';
import * as home from '@/pages/home/route';
import * as maintenance from '@/pages/maintenance/route';
import { pageLifecycle } from '@/shared/lib/page-lifecycle';
import { fitting, isText, optional, searchShape } from '@/shared/lib/shape';
import { comingSoon } from '../coming-soon';
import { lazyPage } from '../lazy-page';
import { authLayout, defaultLayout, maintenanceLayout } from '../root';

export const homeRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/',
  component: lazyPage(() => import('@/pages/home'), 'HomePage'),
  ...pageLifecycle({ opened: home.pageOpened, closed: home.pageClosed }),
});

export const managerRoute = comingSoon('/manager');
export const adminRoute = comingSoon('/admin');
export const adminIndexRoute = comingSoon('/admin/index');

export const ruleRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/rule',
  component: lazyPage(() => import('@/pages/rule'), 'RulePage'),
});

export const maintenanceRoute = createRoute({
  getParentRoute: () => maintenanceLayout,
  path: '/maintenance',
  component: lazyPage(() => import('@/pages/maintenance'), 'MaintenancePage'),
  ...pageLifecycle({ opened: maintenance.pageOpened, closed: maintenance.pageClosed }),
});

/** `redirect` is the address to come back to; `safeReturnPath` judges it where it is used. */
const loginSearch = searchShape({ redirect: optional(fitting(isText, '')) });

export const loginRoute = createRoute({
  getParentRoute: () => authLayout,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyPage(() => import('@/pages/login'), 'LoginPage'),
});
