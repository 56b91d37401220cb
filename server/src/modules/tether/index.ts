import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { authModule } from '../auth/index.ts';
import { cashierModule, type CreditPorts } from '../cashier/index.ts';
import { protectionModule } from '../protection/index.ts';
import { createTetherDeposits } from './deposit-request.ts';
import { createTetherDesk, type TetherDesk } from './desk.ts';
import { tetherInvariants } from './invariants.ts';
import { createPayService } from './pay-page/pay-service.ts';
import { servePayPages } from './pay-page/pages.ts';
import { readPayment, readSecret } from './repository.ts';
import { tetherRoutes } from './routes.ts';
import { createTetherService } from './service.ts';
import { createSimulatedChain } from './simulated-chain.ts';
import { createTetherEndings } from './tasks.ts';
import { createTetherTransfers } from './transfers.ts';
import type { TetherTransfer } from './types.ts';
import { createTetherWithdrawals, type TetherWithdrawalPorts } from './withdrawals.ts';

export { eraseWallet } from './erasure-repository.ts';
export type { TetherDesk } from './desk.ts';

function createTetherModule(
  deps: ModuleDeps,
  ports: CreditPorts & TetherWithdrawalPorts,
): ServerModule & {
  desk: TetherDesk;
  /** Ends a deposit of a member who has stopped, unless coins have come for it. */
  stopDeposit(id: string, at: number): Promise<void>;
} {
  const { db, clock } = deps;
  let known: string | undefined;
  const secret = async () => (known ??= await readSecret(db));
  const deposits = createTetherDeposits(deps, ports);
  const transfers = createTetherTransfers(db, deposits, secret);
  // The provider is somebody else: it comes in by the door that every provider has.
  let callBack = async (_transfer: TetherTransfer): Promise<number> => {
    throw new Error('the provider has nobody to call');
  };
  const chain = createSimulatedChain(db, { callBack: (transfer) => callBack(transfer), secret });
  const { isDemo } = deps.config;
  const service = createTetherService(db, { deposits, secret, hasProvider: isDemo });
  const withdrawals = createTetherWithdrawals(db, ports);
  return {
    routes: tetherRoutes({
      service,
      transfers,
      withdrawals,
      chain: isDemo ? chain : null,
      gauge: deps.siteParts.tether,
    }),
    scheduled: [...createTetherEndings(db, transfers), ...(isDemo ? [chain.task] : [])],
    desk: createTetherDesk(db, deposits),
    async stopDeposit(id, at) {
      const payment = await readPayment(db, id);
      if (payment) await transfers.expire(id, payment.details.address, at);
    },
    async serve(app) {
      if (!isDemo) return;
      callBack = async (payload) => {
        const url = '/api/provider/tether';
        return (await app.inject({ method: 'POST', url, payload })).statusCode;
      };
      await servePayPages(app, { pay: createPayService(db, { chain, secret }), clock });
    },
    start: async () => void (await secret()),
  };
}

/**
 * Deposits and withdrawals in tether. A server with demonstration has a simulated chain and its provider; without a provider
 * there are no tether deposits.
 */
export const tetherModule = defineModule({
  name: 'tether',
  tables: [
    'tether_secret',
    'tether_payment',
    'tether_transfer',
    'tether_chain_transfer',
    'tether_chain_report',
    'tether_wallet',
  ],
  invariants: tetherInvariants,
  guests: ['reportTetherTransfer'],
  create(deps, use) {
    const { credits, withdrawalsBy, checkPassword } = use(cashierModule);
    const { events } = use(authModule).service;
    const made = createTetherModule(deps, { ...credits, events, withdrawalsBy, checkPassword });
    use(protectionModule).stopDepositsBy(made.stopDeposit);
    return made;
  },
});
