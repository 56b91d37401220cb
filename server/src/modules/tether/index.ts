import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createTetherDeposits, type TetherPorts } from './deposit-request.ts';
import { createTetherDesk, type TetherDesk } from './desk.ts';
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
export { tetherInvariants } from './invariants.ts';

/**
 * Makes the module of tether deposits. A server with demonstration has a simulated chain and its provider; without a provider
 * there are no tether deposits.
 */
export function createTetherModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus' | 'clock' | 'config'>,
  ports: TetherPorts & TetherWithdrawalPorts,
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
    handlers: tetherRoutes({ service, transfers, withdrawals, chain: isDemo ? chain : null }),
    tasks: [...createTetherEndings(db, transfers), ...(isDemo ? [chain.task] : [])],
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
