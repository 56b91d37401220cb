import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { messageModule } from '../message/index.ts';
import { createRegistration } from './codes.ts';
import { type CouponDesk, createCouponDesk } from './desk.ts';
import { createCouponExpiry } from './expiry.ts';
import { type CouponGrants, createCouponGrants } from './grant-request.ts';
import { type CouponGranting, createCouponGranting } from './granting.ts';
import { couponInvariants } from './invariants.ts';
import { couponRoutes } from './routes.ts';
import { type CouponPorts, type CouponService, createCouponService } from './service.ts';

export { eraseCouponReasons } from './erasure-repository.ts';
export { addCouponCode } from './codes.ts';
export type { CouponDesk } from './desk.ts';
export type { GrantDetails } from './grant-types.ts';
export type { CouponGranting, GrantResult } from './granting.ts';
export { issueCoupon } from './service.ts';

/** What the desk's queues need of coupons. */
export interface CouponQueue extends Pick<CouponGranting, 'describe'> {
  requests: CouponGrants;
}

export function createCouponModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: CouponPorts,
): ServerModule & {
  service: CouponService;
  register: ReturnType<typeof createRegistration>;
  granting: CouponGranting;
  queue: CouponQueue;
  desk: CouponDesk;
} {
  const register = createRegistration(deps);
  const service = createCouponService(deps, ports);
  const requests = createCouponGrants(deps, ports);
  const granting = createCouponGranting(deps, requests);
  return {
    routes: couponRoutes({ ...service, register }),
    service,
    register,
    granting,
    queue: { requests, describe: granting.describe },
    desk: createCouponDesk(deps, service, ports),
    scheduled: [createCouponExpiry(deps.db, service)],
  };
}

/** Coupons and the codes for them. */
export const couponModule = defineModule({
  name: 'coupon',
  tables: ['coupon', 'coupon_step', 'coupon_code', 'coupon_code_use'],
  invariants: couponInvariants,
  create: (deps, use) =>
    createCouponModule(deps, {
      ...use(cashierModule).credits,
      sendMessage: use(messageModule).service.send,
    }),
});
