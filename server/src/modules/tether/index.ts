import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createTetherDeposits, type TetherPorts } from './deposit-request.ts';
import { createTetherDesk, type TetherDesk } from './desk.ts';
import { readPayment, readSecret } from './repository.ts';
import { tetherRoutes } from './routes.ts';
import { createTetherService } from './service.ts';
import { createSimulatedChain } from './simulated-chain.ts';
import { createTetherExpiry } from './tasks.ts';
import { createTetherTransfers } from './transfers.ts';
import { createTetherWithdrawals, type TetherWithdrawalPorts } from './withdrawals.ts';

export type { TetherDesk } from './desk.ts';
export { tetherInvariants } from './invariants.ts';

/** Makes the module of tether deposits, with a simulated chain and its provider. */
export function createTetherModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: TetherPorts & TetherWithdrawalPorts,
): ServerModule & {
  desk: TetherDesk;
  /** Ends a deposit of a member who has stopped, unless coins have come for it. */
  stopDeposit(id: string, at: number): Promise<void>;
} {
  const { db } = deps;
  let known: string | undefined;
  const secret = async () => (known ??= await readSecret(db));
  const deposits = createTetherDeposits(deps, ports);
  const transfers = createTetherTransfers(db, deposits, secret);
  const chain = createSimulatedChain(db, { ...transfers, secret });
  const service = createTetherService(db, { deposits, secret });
  const withdrawals = createTetherWithdrawals(db, ports);
  return {
    handlers: tetherRoutes({ service, transfers, withdrawals, chain }),
    tasks: [createTetherExpiry(db, transfers), chain.task],
    desk: createTetherDesk(db, deposits),
    async stopDeposit(id, at) {
      const payment = await readPayment(db, id);
      if (payment) await transfers.expire(id, payment.details.address, at);
    },
    start: async () => void (await secret()),
  };
}
