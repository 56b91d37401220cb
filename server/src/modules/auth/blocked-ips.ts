import { plainIp } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';

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
    const rows = await db.query<{ ip: string }>('select ip from blocked_ip');
    known = new Set(rows.map((row) => row.ip));
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
      await db.query(
        `insert into blocked_ip (ip, reason, created_at) values ($1, $2, $3) on conflict (ip) do nothing`,
        [plainIp(ip), reason, now],
      );
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
