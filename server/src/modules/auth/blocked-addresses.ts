import { networkOf, plainIp, typedIp } from '../../lib/address.ts';
import { afterCommit, type Db } from '../../lib/db.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import * as repository from './blocked-address-repository.ts';
import type { BlockedAddress } from './blocked-address-repository.ts';
import type { Sessions } from './sessions.ts';

const FRESH_MS = 2_000;

/** Whoever has one IPv6 address of a line has 2^64: its whole network is blocked with it. */
export interface BlockedAddresses {
  isBlocked(address: string): Promise<boolean>;
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<BlockedAddress[]>;
  /**
   * Blocks an address: its sessions and streams end, and every call from it answers 600. False of the caller's own; one that is
   * blocked keeps its first reason.
   */
  block(address: string, reason: string, by: Acting): Promise<boolean>;
  /** False when it was not blocked. */
  unblock(address: string, by: Acting): Promise<boolean>;
}

/** In memory for two seconds: every request is checked. */
export function createBlockedAddresses(
  db: Db,
  sessions: Pick<Sessions, 'endByIp'>,
): BlockedAddresses {
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const blocked = await repository.readBlocked(db);
    known = new Set(blocked.map((address) => networkOf(typedIp(address) ?? address)));
    readAt = performance.now();
  }

  /** Has the next call read them again. */
  function changed(): void {
    readAt = Number.NEGATIVE_INFINITY;
  }

  return {
    async isBlocked(address) {
      if (performance.now() - readAt >= FRESH_MS) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return known.has(networkOf(address));
    },
    list: (limit) => repository.listBlocked(db, limit),
    async block(address, reason, { actor, ip, now: at }) {
      if (networkOf(address) === networkOf(ip)) return false;
      const plain = plainIp(address);
      await db.tx(async (q) => {
        if (!(await repository.insertBlocked(q, { address: plain, reason, at }))) return;
        await afterCommit(changed);
        await sessions.endByIp(q, plain, at);
        const audited = { action: 'address.block', target: address, after: { reason } };
        await recordAudit(q, { ...audited, at, actor, ip });
      });
      return true;
    },
    async unblock(address, { actor, ip, now: at }) {
      const plain = plainIp(address);
      const reason = await db.tx(async (q) => {
        const was = await repository.deleteBlocked(q, plain);
        const audited = { action: 'address.unblock', target: plain, before: { reason: was } };
        if (was !== null) await recordAudit(q, { ...audited, at, actor, ip });
        return was;
      });
      changed();
      return reason !== null;
    },
  };
}
