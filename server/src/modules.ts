import { seedDemo } from './demo/index.ts';
import { health } from './health.ts';
import type { ModuleDeps, ServerModule } from './lib/module.ts';
import { createAccountModules } from './modules/account-modules.ts';
import { createAdjustmentDesk } from './modules/adjustment/index.ts';
import { createCashierModule } from './modules/cashier/index.ts';
import { createConversionModule } from './modules/conversion/index.ts';
import { createCouponModule } from './modules/coupon/index.ts';
import { createDeskModule } from './modules/desk/index.ts';
import { createFiguresModule } from './modules/figures/index.ts';
import { createMemberDeskModule } from './modules/member-desk/index.ts';
import { createSettingRequests } from './modules/setting/index.ts';
import { createProtectionModule } from './modules/protection/index.ts';
import { createReferralModule } from './modules/referral/index.ts';
import { createRollingModule } from './modules/rolling/index.ts';
import { createSportsModule } from './modules/sports/index.ts';
import {
  type BetLeg,
  createFixtureStrategy,
  createSportsbookModule,
} from './modules/sportsbook/index.ts';
import { createStatementModule } from './modules/statement/index.ts';
import { createTetherModule } from './modules/tether/index.ts';
import { createTurnoverService } from './modules/turnover/index.ts';
import { createWagerModule, wagerRoutes } from './modules/wager/index.ts';
import { createWalletService } from './modules/wallet/index.ts';
import { createNightlyCheck } from './nightly-check.ts';
import type { StreamHub } from './stream/hub.ts';
import { streamRoutes } from './stream/routes.ts';

export type CreateModules = (
  deps: ModuleDeps,
  hub: StreamHub,
) => ServerModule[] | Promise<ServerModule[]>;

/** The whole server, one line a module. Order is the order of start and of tasks due at one instant. */
export const createModules: CreateModules = async (deps, hub) => {
  const wallet = createWalletService(deps);
  const sports = await createSportsModule(deps, (topic) => hub.seqOf(topic));
  const fixtures = createFixtureStrategy(deps, sports.service);
  const wager = createWagerModule<BetLeg>(deps, { wallet, strategies: [fixtures] });
  const sportsbook = createSportsbookModule(deps, {
    sports: sports.service,
    strategy: fixtures,
    wager: wager.service,
  });
  const accounts = createAccountModules(deps, {
    wallet,
    guestStreams: () => hub.stats().connections - hub.stats().members,
    counts: () => sports.service.counts(),
    isReplay: async (memberId, key) => (await wager.service.byKey(memberId, key)) !== null,
    openBets: (memberId) => wager.service.openBetsOf(memberId),
    unseenResults: (memberId) => wager.service.unseenResults(memberId),
  });
  const { passwords, events } = accounts.auth;
  const cashier = createCashierModule(deps, { wallet, passwords, events });
  const { balanceChanged } = cashier;
  const turnover = createTurnoverService(deps);
  const credits = { wallet, turnover, balanceChanged };
  const statement = createStatementModule(deps, { bets: wager.service.betsOf });
  const referral = createReferralModule(deps, credits);
  const tether = createTetherModule(deps, {
    ...credits,
    events,
    withdrawalsBy: cashier.withdrawalsBy,
    checkPassword: cashier.checkPassword,
  });
  return [
    { handlers: health() },
    { handlers: streamRoutes(hub) },
    {
      handlers: {},
      start: async () => void (await seedDemo(deps, { wallet, passwords })),
    },
    sports,
    { ...wager, handlers: wagerRoutes(wager.service) },
    sportsbook,
    ...accounts.modules,
    cashier,
    tether,
    createConversionModule(deps, credits),
    createRollingModule(deps, credits),
    referral,
    createCouponModule(deps, credits),
    statement,
    createProtectionModule(deps, {
      // Each knows its own alone.
      async stopDeposit(id, at) {
        await cashier.cashier.stopDeposit(id, at);
        await tether.stopDeposit(id, at);
      },
    }),
    createNightlyCheck(deps),
    createDeskModule(deps, {
      signups: accounts.signupRequests,
      cashier: cashier.cashier,
      adjustment: createAdjustmentDesk(deps, credits),
      settings: createSettingRequests(deps),
      referral: referral.desk,
      tether: tether.desk,
    }),
    createFiguresModule(deps),
    createMemberDeskModule(deps, {
      ...credits,
      auth: accounts.auth,
      cashier: cashier.cashier,
      statement: statement.service,
    }),
  ];
};
