import { setTimeout } from 'node:timers/promises';
import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { type SubjectStrategy, type WagerParts, wagerModule } from '../wager/index.ts';
import { casinoInvariants } from './invariants.ts';
import { createProviderKeys } from './provider-keys.ts';
import { startCatalogue } from './catalogue.ts';
import { type CasinoDesk, createCasinoDesk } from './desk.ts';
import { casinoRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createCasinoStrategies } from './strategy.ts';
import type { Casino, CasinoLeg, ConnectedProvider } from './types.ts';
import { createWallet, type WalletPorts } from './wallet.ts';
import { createRoundRefund } from './wallet-refund.ts';
import { serveWallet } from './wallet-routes.ts';

export type { Casino, CasinoSessions, ConnectedProvider, ProviderKey, Theme } from './types.ts';
export type { CasinoDesk } from './desk.ts';
export { signatureOf } from './signature.ts';

interface CasinoModule extends ServerModule {
  service: Casino;
  desk: CasinoDesk;
}

/** What the casino has of the wager. */
interface CasinoWager {
  register(strategy: SubjectStrategy<CasinoLeg>): void;
  service: { parts: WagerParts };
}

function createCasinoModule(
  deps: ModuleDeps,
  { wager, wait }: { wager: CasinoWager } & Pick<WalletPorts, 'wait'>,
): CasinoModule {
  for (const strategy of createCasinoStrategies(deps)) wager.register(strategy);
  const { parts } = wager.service;
  const connected = new Map<string, ConnectedProvider>();
  const keys = createProviderKeys(deps);
  const wallet = createWallet(deps, { parts, wait });
  const service: Casino = {
    sessions: createSessions(deps),
    connect: (providerId, provider) => void connected.set(providerId, provider),
    providerOf: (providerId) => connected.get(providerId) ?? null,
    keysOf: keys.keysOf,
    rotateKey: keys.rotate,
    refundRound: createRoundRefund(parts),
    changed: parts.changed,
  };
  return {
    routes: casinoRoutes(deps, service),
    start: () => startCatalogue(deps),
    serve: (app) => serveWallet(app, { deps, keys, wallet }),
    service,
    desk: createCasinoDesk(deps, service),
  };
}

/** Games of casino providers: their lobbies, their wallet, and the rounds that they report. */
export const casinoModule = defineModule({
  name: 'casino',
  tables: [
    'casino_provider',
    'casino_game',
    'casino_key',
    'casino_session',
    'casino_round',
    'casino_tx',
  ],
  sqlFunctions: ['casino_', 'slot_round_'],
  invariants: casinoInvariants,
  create: (deps, use) =>
    createCasinoModule(deps, {
      wager: use(wagerModule),
      wait: async (ms) => setTimeout(ms),
    }),
});
