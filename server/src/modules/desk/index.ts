import { defineModule } from '../../module.ts';
import { adjustmentModule } from '../adjustment/index.ts';
import { cashierModule } from '../cashier/index.ts';
import { couponModule } from '../coupon/index.ts';
import { memberModule } from '../member/index.ts';
import { referralModule } from '../referral/index.ts';
import { settingModule } from '../setting/index.ts';
import { tetherModule } from '../tether/index.ts';
import { deskRoutes } from './routes.ts';
import { createDeskService } from './service.ts';

export { readKnown } from './known-repository.ts';
export { readPeople } from './people-repository.ts';

/** What staff decides, and the stream's topic `desk`. */
export const deskModule = defineModule({
  name: 'desk',
  create(deps, use) {
    const service = createDeskService(deps, {
      signups: use(memberModule).requests,
      cashier: use(cashierModule).cashier,
      adjustment: use(adjustmentModule).service,
      settings: use(settingModule).requests,
      referral: use(referralModule).desk,
      tether: use(tetherModule).desk,
      coupons: use(couponModule).queue,
    });
    return {
      routes: deskRoutes(service, deps),
      topics: [
        {
          matches: (topic: string) => topic === 'desk',
          access: 'staff' as const,
          snapshot: () => service.state(),
        },
      ],
    };
  },
});
