import { beginSite, seedDemo } from './demo/index.ts';
import { health } from './health.ts';
import type { ModuleDeps, ServerModule } from './lib/module.ts';
import { createAccountModules } from './modules/account-modules.ts';
import { createAdjustmentDesk } from './modules/adjustment/index.ts';
import { createCashierModule } from './modules/cashier/index.ts';
import { createConversionModule } from './modules/conversion/index.ts';
import { createCouponModule } from './modules/coupon/index.ts';
import { createDeskModule } from './modules/desk/index.ts';
import { createErasureModule } from './modules/erasure/index.ts';
import { createFiguresModule } from './modules/figures/index.ts';
import { createMemberDeskModule } from './modules/member-desk/index.ts';
import { shareEvent } from './modules/notice/index.ts';
import { createSettingRequests } from './modules/setting/index.ts';
import { createProtectionModule } from './modules/protection/index.ts';
import { createReferralModule } from './modules/referral/index.ts';
import { createResultsModule } from './modules/results/index.ts';
import { createRollingModule } from './modules/rolling/index.ts';
import { createSportsModule } from './modules/sports/index.ts';
import {
  type BetLeg,
  createFixtureStrategy,
  createSportsbookModule,
} from './modules/sportsbook/index.ts';
import { createStagingModule } from './modules/staging/index.ts';
import { createStatementModule } from './modules/statement/index.ts';
import { createTetherModule } from './modules/tether/index.ts';
import { createTurnoverService } from './modules/turnover/index.ts';
import {
  cashOutRoutes,
  createWagerModule,
  debtRoutes,
  wagerRoutes,
} from './modules/wager/index.ts';
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
    streamSessions: () => hub.sessions(),
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
  const { debts } = wager.service;
  const statement = createStatementModule(deps, {
    bets: wager.service.betsOf,
    banks: cashier.banksOf,
    owedBy: debts.owedBy,
  });
  const referral = createReferralModule(deps, credits);
  const coupon = createCouponModule(deps, credits);
  const tether = createTetherModule(deps, {
    ...credits,
    events,
    withdrawalsBy: cashier.withdrawalsBy,
    checkPassword: cashier.checkPassword,
  });
  const protection = createProtectionModule(deps, {
    // Each knows its own alone.
    async stopDeposit(id, at) {
      await cashier.cashier.stopDeposit(id, at);
      await tether.stopDeposit(id, at);
    },
  });
  return [
    { handlers: health(sports.feedCounts) },
    { handlers: streamRoutes(hub) },
    {
      handlers: {},
      async start() {
        const { isDemo, admin } = deps.config;
        if (isDemo) await seedDemo(deps, { wallet, passwords });
        else await beginSite(deps, { admin, passwords });
      },
    },
    sports,
    ...(deps.config.hasScenarios ? [createStagingModule(deps.clock, sports.stage)] : []),
    {
      ...wager,
      handlers: {
        ...wagerRoutes(wager.service),
        ...cashOutRoutes(wager.service, deps.clock),
        ...debtRoutes(debts),
      },
    },
    sportsbook,
    createResultsModule(deps),
    ...accounts.modules,
    cashier,
    tether,
    createConversionModule(deps, credits),
    createRollingModule(deps, credits),
    referral,
    coupon,
    statement,
    protection,
    createErasureModule(deps),
    createNightlyCheck(deps),
    createDeskModule(deps, {
      signups: accounts.signupRequests,
      cashier: cashier.cashier,
      adjustment: createAdjustmentDesk(deps, {
        ...{ ...credits, shareEvent, debts, sendMessage: accounts.messages.send },
      }),
      settings: createSettingRequests(deps),
      referral: referral.desk,
      tether: tether.desk,
      coupons: coupon.queue,
    }),
    createFiguresModule(deps),
    createMemberDeskModule(deps, {
      ...credits,
      auth: accounts.auth,
      cashier: cashier.cashier,
      statement: statement.service,
      protection: protection.service,
      debtsOf: debts.ofMember,
    }),
  ];
};
