import type { AuditRecord } from './record';

/** The record of an approved deposit, 21 November 2026, 18:31 in Seoul. */
export function makeAuditRecord(part: Partial<AuditRecord> = {}): AuditRecord {
  return {
    id: 1842,
    at: 1_795_253_460_000,
    actor: 'mem_5k2m8x1q',
    by: '이수진',
    action: 'deposit.approve',
    target: 'req_2n7v4x9t',
    changes: [{ field: 'state', before: 'checking', after: 'approved' }],
    ip: '203.0.113.18',
    ...part,
  };
}
