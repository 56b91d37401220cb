import type { Db } from '../../lib/db.ts';
import type { Log } from '../../lib/log.ts';
import { deleteSecurityEvents, insertSecurityEvent } from './repository.ts';

export const SECURITY_EVENT_KINDS = [
  'login.accepted',
  'login.refused',
  'login.locked',
  'logout',
  'password.changed',
  'password.refused',
  'withdraw-password.changed',
  'tether-wallet.changed',
  'devices.forgotten',
  'member.leaving',
  'access.refused',
  'withdrawal.refused',
  'withdrawal.locked',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

export interface SecurityEvent {
  kind: SecurityEventKind;
  at: number;
  /** Null where no member has the id that was tried. The id itself is not kept: people type passwords there. */
  memberId: string | null;
  ip: string;
  /** A code of the contract, an operation or the kind of lock; never what somebody typed. */
  detail: string;
}

export interface SecurityEvents {
  record(event: SecurityEvent): Promise<void>;
  /** Records what a caller can repeat at will, once a minute for each member, address and detail. */
  recordOnce(event: SecurityEvent): Promise<void>;
}

const KEPT_MS = 365 * 24 * 3_600_000;
const PRUNE_EACH_MS = 3_600_000;
const ONCE_MS = 60_000;
const MOST_REMEMBERED = 10_000;

const ROUTINE: readonly SecurityEventKind[] = ['login.accepted', 'logout'];

/** A table, and a structured line in the log. */
export function createSecurityEvents(db: Db, log: Log): SecurityEvents {
  const recent = new Map<string, number>();
  let prunedAt = Number.NEGATIVE_INFINITY;

  function isRepeated({ kind, memberId, ip, detail }: SecurityEvent): boolean {
    const key = `${kind} ${memberId} ${ip} ${detail}`;
    const now = performance.now();
    if (now - (recent.get(key) ?? Number.NEGATIVE_INFINITY) < ONCE_MS) return true;
    recent.delete(key);
    recent.set(key, now);
    const [oldest] = recent.size > MOST_REMEMBERED ? recent.keys() : [];
    if (oldest !== undefined) recent.delete(oldest);
    return false;
  }

  async function record(event: SecurityEvent): Promise<void> {
    const { kind, at, memberId, ip, detail } = event;
    const level = ROUTINE.includes(kind) ? 'info' : 'warn';
    log[level]({ security: kind, memberId, ip, detail }, 'security event');
    try {
      await insertSecurityEvent(db, event);
      if (at - prunedAt < PRUNE_EACH_MS) return;
      prunedAt = at;
      await deleteSecurityEvents(db, at - KEPT_MS);
    } catch (error) {
      // The log line has it; a member who is right must not be turned away for it.
      log.error({ err: error }, 'a security event was not stored');
    }
  }

  return {
    record,
    async recordOnce(event) {
      if (!isRepeated(event)) await record(event);
    },
  };
}
