import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createRegistration } from './codes.ts';
import { createCouponExpiry } from './expiry.ts';
import { couponRoutes } from './routes.ts';
import { type CouponPorts, type CouponService, createCouponService } from './service.ts';

export { addCouponCode } from './codes.ts';
export { couponInvariants } from './invariants.ts';
export { issueCoupon } from './service.ts';

/** Makes the module of coupons. */
export function createCouponModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: CouponPorts,
): ServerModule & { service: CouponService; register: ReturnType<typeof createRegistration> } {
  const register = createRegistration(deps);
  const service = createCouponService(deps, ports);
  return {
    handlers: couponRoutes({ ...service, register }),
    service,
    register,
    tasks: [createCouponExpiry(deps.db, service)],
  };
}
