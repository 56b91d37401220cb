import { randomBytes } from 'node:crypto';
import { TETHER_CONFIRMATIONS } from '#rules/tether.ts';
import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { insertChainTransfer, listUnreported, saveReported } from './chain-repository.ts';
import { newestOf } from './repository.ts';
import { signTransfer } from './signature.ts';
import type { TetherTransfers } from './transfers.ts';

/** How long a block takes on the simulated chain. */
const BLOCK_MS = 3_000;

/**
 * SIMULATED: makes a chain and its provider in place of real ones. The provider signs what it tells, repeats each third
 * block, and tells of an older one after each fifth, as providers do.
 */
export function createSimulatedChain(
  db: Db,
  { report, secret }: Pick<TetherTransfers, 'report'> & { secret(): Promise<string> },
) {
  async function tell(
    transfer: { address: string; txId: string; amountMicro: number; at: number },
    confirmations: number,
    now: number,
  ): Promise<void> {
    const { address, txId, amountMicro, at } = transfer;
    const fields = { network: 'TRC20' as const, address, txId, amountMicro, confirmations, at };
    await report({ ...fields, signature: signTransfer(await secret(), fields) }, now);
  }

  const task: DueTask = {
    name: 'tether.chain',
    async nextDue() {
      const waiting = await listUnreported(db);
      const due = waiting.map(({ at, reported }) => at + (reported + 1) * BLOCK_MS);
      return due.length === 0 ? null : Math.min(...due);
    },
    async runDue(now) {
      for (const transfer of await listUnreported(db)) {
        const blocks = Math.floor((now - transfer.at) / BLOCK_MS);
        const confirmations = Math.min(TETHER_CONFIRMATIONS, blocks);
        if (confirmations <= transfer.reported) continue;
        await tell(transfer, confirmations, now);
        if (confirmations % 3 === 0) await tell(transfer, confirmations, now);
        if (confirmations % 5 === 0) await tell(transfer, confirmations - 2, now);
        await saveReported(db, transfer.txId, confirmations);
      }
    },
  };

  return {
    task,
    /** Sends coins of no value; null for an address that is none of the site's. */
    async send(address: string, amountMicro: number, at: number): Promise<string | null> {
      if (!(await newestOf(db, address))) return null;
      const txId = randomBytes(32).toString('hex');
      await insertChainTransfer(db, { txId, address, amountMicro, at });
      return txId;
    },
  };
}
