import { seedDemo } from './demo/index.ts';
import { health } from './health.ts';
import type { ModuleDeps, ServerModule } from './lib/module.ts';
import { createAccountModules } from './modules/account-modules.ts';
import { createBetModule } from './modules/bet/index.ts';
import { createSportsModule } from './modules/sports/index.ts';
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
  const bets = createBetModule(deps, { sports: sports.service, wallet });
  const accounts = createAccountModules(deps, {
    wallet,
    guestStreams: () => hub.stats().connections - hub.stats().members,
    counts: () => sports.service.counts(),
    isReplay: async (memberId, key) => (await bets.service.byKey(memberId, key)) !== null,
    openBets: (memberId) => bets.service.openBetsOf(memberId),
  });
  const { passwords } = accounts.auth;
  // A bet's delay and a postponement end by how the games stand at that very instant.
  const betTasks = bets.tasks?.map((task) => ({
    ...task,
    async runDue(now: number) {
      await sports.service.playTo(now);
      await task.runDue(now);
    },
  }));
  return [
    { handlers: health() },
    { handlers: streamRoutes(hub) },
    { handlers: {}, start: async () => void (await seedDemo(deps, { wallet, passwords })) },
    sports,
    { ...bets, ...(betTasks && { tasks: betTasks }) },
    ...accounts.modules,
  ];
};
