import { networkOf, plainIp, typedIp } from '../../lib/address.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import {
  type BlockedAddress,
  deleteBlockedIp,
  insertBlockedIp,
  listBlockedAddresses,
  listBlockedIps,
} from './repository.ts';

const FRESH_MS = 2_000;

/** Whoever has one IPv6 address of a line has 2^64: its whole network is blocked with it. */
export interface BlockedIps {
  isBlocked(ip: string): Promise<boolean>;
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<BlockedAddress[]>;
  /** Blocks an address inside `q`; false where it was blocked before. Call `changed` after the commit. */
  block(q: Queryable, ip: string, reason: string, now: number): Promise<boolean>;
  /** Lets an address in inside `q`; its reason, null where it was not blocked. Call `changed` after the commit. */
  unblock(q: Queryable, ip: string): Promise<string | null>;
  /** Has the next call read them again. */
  changed(): void;
}

/** Keeps the blocked addresses in memory for two seconds; every request asks. */
export function createBlockedIps(db: Db): BlockedIps {
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    known = new Set((await listBlockedIps(db)).map((ip) => networkOf(typedIp(ip) ?? ip)));
    readAt = performance.now();
  }

  return {
    async isBlocked(ip) {
      if (performance.now() - readAt >= FRESH_MS) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return known.has(networkOf(ip));
    },
    list: (limit) => listBlockedAddresses(db, limit),
    block: (q, ip, reason, now) => insertBlockedIp(q, { ip: plainIp(ip), reason, now }),
    unblock: (q, ip) => deleteBlockedIp(q, plainIp(ip)),
    changed() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
