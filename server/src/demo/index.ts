import { defineModule } from '../module.ts';
import { authModule } from '../modules/auth/index.ts';
import { walletModule } from '../modules/wallet/index.ts';
import { beginSite } from './first-admin.ts';
import { seedDemo } from './seed.ts';

export { demoMemberId } from './accounts.ts';
export { StartRefused } from './first-admin.ts';
export { seedDemo } from './seed.ts';

/** Fills an empty database: with accounts and content for a demonstration, else with what any site begins with. */
export const demoModule = defineModule({
  name: 'demo',
  create(deps, use) {
    const { isDemo, admin } = deps.config;
    const wallet = use(walletModule).service;
    const { passwords } = use(authModule).service;
    return {
      async start() {
        if (isDemo) await seedDemo(deps, { wallet, passwords });
        else await beginSite(deps, { admin, passwords });
      },
    };
  },
});
