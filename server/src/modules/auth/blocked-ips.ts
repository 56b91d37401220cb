import { plainIp } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import { insertBlockedIp, listBlockedIps } from './repository.ts';

const FRESH_MS = 2_000;

export interface BlockedIps {
  isBlocked(ip: string): Promise<boolean>;
  block(ip: string, reason: string, now: number): Promise<void>;
}

/** Keeps the blocked addresses in memory for two seconds; every request asks. */
export function createBlockedIps(db: Db): BlockedIps {
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    known = new Set(await listBlockedIps(db));
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
      return known.has(plainIp(ip));
    },
    async block(ip, reason, now) {
      await insertBlockedIp(db, { ip: plainIp(ip), reason, now });
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
