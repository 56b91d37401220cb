import { createRoute } from '@tanstack/react-router';
import * as home from '@/pages/home/route';
import { loginSearch } from '@/pages/login/route';
import * as maintenance from '@/pages/maintenance/route';
import { pageLifecycle } from '@/shared/lib/page-lifecycle';
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

export const loginRoute = createRoute({
  getParentRoute: () => authLayout,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyPage(() => import('@/pages/login'), 'LoginPage'),
});
