import { seedDemo } from './demo/index.ts';
import { health } from './health.ts';
import type { ModuleDeps, ServerModule } from './lib/module.ts';
import { createAccountModules } from './modules/account-modules.ts';
import { createSportsModule } from './modules/sports/index.ts';
import {
  type BetLeg,
  createFixtureStrategy,
  createSportsbookModule,
} from './modules/sportsbook/index.ts';
import { createWagerModule, wagerRoutes } from './modules/wager/index.ts';
import { createWalletService } from './modules/wallet/index.ts';
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
  const { passwords } = accounts.auth;
  return [
    { handlers: health() },
    { handlers: streamRoutes(hub) },
    { handlers: {}, start: async () => void (await seedDemo(deps, { wallet, passwords })) },
    sports,
    { ...wager, handlers: wagerRoutes(wager.service) },
    sportsbook,
    ...accounts.modules,
  ];
};
