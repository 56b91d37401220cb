import { randomBytes } from 'node:crypto';
import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { type Delivery, reportDue, reportedUntil, reportsOf } from './chain-plan.ts';
import {
  type ChainTransfer,
  insertChainTransfer,
  insertReport,
  listReports,
  listSent,
  listUnreported,
  saveReported,
} from './chain-repository.ts';
import { newestOf } from './repository.ts';
import { signTransfer } from './signature.ts';
import type { TetherTransfer } from './types.ts';

/** Calls that the provider's page lists. */
const MOST_REPORTS = 40;

interface Parts {
  secret(): Promise<string>;
  /** Calls `POST /api/provider/tether` as a provider does, and returns the status of the answer. */
  callBack(transfer: TetherTransfer): Promise<number>;
}

export interface Payment {
  address: string;
  amountMicro: number;
  at: number;
  delivery: Delivery;
  /** The same twice is one transfer; by chance without it. */
  txId?: string;
}

/**
 * SIMULATED: a chain and its provider in place of real ones. The provider signs what it reports, and reports it by HTTP. As
 * providers do, it repeats each third block and an older one after each fifth, unless a payer wanted it otherwise.
 */
export function createSimulatedChain(db: Db, { callBack, secret }: Parts) {
  async function report(
    transfer: ChainTransfer,
    confirmations: number,
    now: number,
  ): Promise<void> {
    const { address, txId, amountMicro, at } = transfer;
    // Each payment of the simulated chain is a transaction of its own.
    const known = { network: 'TRC20' as const, address, txId, eventIndex: 0 };
    const fields = { ...known, amountMicro, confirmations, at };
    const status = await callBack({ ...fields, signature: signTransfer(await secret(), fields) });
    await insertReport(db, { txId, confirmations, at: now, status });
    // A refusal is an answer; a failure is not, and what has none is reported again.
    if (status >= 500) throw new Error(`the report of ${txId} was answered ${status}`);
  }

  const task: DueTask = {
    name: 'tether.chain',
    async nextDue() {
      const due = (await listUnreported(db)).map(reportDue);
      return due.length === 0 ? null : Math.min(...due);
    },
    async runDue(now) {
      for (const transfer of await listUnreported(db)) {
        const block = reportedUntil(transfer, now);
        if (block <= transfer.reported) continue;
        for (const one of reportsOf(transfer.delivery, block)) await report(transfer, one, now);
        await saveReported(db, transfer.txId, block);
      }
    },
  };

  return {
    task,
    /** Sends coins of no value; null for an address that is none of the site's. */
    async send({ txId = randomBytes(32).toString('hex'), ...sent }: Payment) {
      if (!(await newestOf(db, sent.address))) return null;
      await insertChainTransfer(db, { txId, ...sent });
      return txId;
    },
    sentTo: (address: string) => listSent(db, address),
    reportsOf: (address: string) => listReports(db, address, MOST_REPORTS),
  };
}

export type SimulatedChain = ReturnType<typeof createSimulatedChain>;
