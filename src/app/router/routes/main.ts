import { createRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { comingSoon, comingSoonAuth, comingSoonMaintenance } from '../coming-soon';
import { authLayout } from '../root';

export const homeRoute = comingSoon('/');
export const ruleRoute = comingSoon('/rule');
export const maintenanceRoute = comingSoonMaintenance('/maintenance');
export const managerRoute = comingSoon('/manager');
export const adminRoute = comingSoon('/admin');
export const adminIndexRoute = comingSoon('/admin/index');

/** `redirect` is the address to come back to; `safeReturnPath` judges it where it is used. */
const loginSearchSchema = z.object({ redirect: z.optional(z.catch(z.string(), '')) });

export const loginRoute = createRoute({
  getParentRoute: () => authLayout,
  path: '/login',
  validateSearch: loginSearchSchema,
  component: comingSoonAuth('/login').options.component,
});
