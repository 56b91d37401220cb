import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createRegistration } from './codes.ts';
import { createCouponDesk } from './desk.ts';
import { createCouponExpiry } from './expiry.ts';
import { type CouponGrants, createCouponGrants } from './grant-request.ts';
import { type CouponGranting, createCouponGranting } from './granting.ts';
import { couponDeskRoutes, couponRoutes } from './routes.ts';
import { type CouponPorts, type CouponService, createCouponService } from './service.ts';

export { eraseCouponReasons } from './erasure-repository.ts';
export { addCouponCode } from './codes.ts';
export type { GrantDetails } from './grant-types.ts';
export { couponInvariants } from './invariants.ts';
export { issueCoupon } from './service.ts';

/** What the desk's queues need of coupons. */
export interface CouponQueue extends Pick<CouponGranting, 'describe'> {
  requests: CouponGrants;
}

/** Makes the module of coupons. */
export function createCouponModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: CouponPorts,
): ServerModule & {
  service: CouponService;
  register: ReturnType<typeof createRegistration>;
  granting: CouponGranting;
  queue: CouponQueue;
} {
  const register = createRegistration(deps);
  const service = createCouponService(deps, ports);
  const requests = createCouponGrants(deps);
  const granting = createCouponGranting(deps, requests);
  const desk = createCouponDesk(deps, service);
  return {
    handlers: {
      ...couponRoutes({ ...service, register }),
      ...couponDeskRoutes(desk, granting),
    },
    service,
    register,
    granting,
    queue: { requests, describe: granting.describe },
    tasks: [createCouponExpiry(deps.db, service)],
  };
}
