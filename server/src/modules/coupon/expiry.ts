import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { listOverdue, nextExpiry } from './repository.ts';
import type { CouponService } from './service.ts';

const AT_ONCE = 100;
const SYSTEM = { id: 'system', role: 'system' as const, ip: '' };

export function createCouponExpiry(db: Db, coupons: Pick<CouponService, 'act'>): DueTask {
  return {
    name: 'coupon.expiry',
    nextDue: () => nextExpiry(db),
    async runDue(now) {
      for (const id of await listOverdue(db, now, AT_ONCE))
        await coupons.act({ id, event: 'expire', actor: SYSTEM, at: now });
    },
  };
}
