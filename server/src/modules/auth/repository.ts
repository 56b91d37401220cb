import type { Queryable } from '../../lib/db.ts';
import type { SecurityEvent } from './security-events.ts';

export async function insertSecurityEvent(
  q: Queryable,
  { at, kind, memberId, ip, detail }: SecurityEvent,
): Promise<void> {
  await q.query(
    'insert into security_event (at, kind, member_id, ip, detail) values ($1, $2, $3, $4, $5)',
    [at, kind, memberId, ip, detail],
  );
}

export async function deleteSecurityEvents(q: Queryable, before: number): Promise<void> {
  await q.query('delete from security_event where at < $1', [before]);
}

export interface SignIn {
  at: number;
  isAccepted: boolean;
  ip: string;
}

/** Lists a member's sign-ins and those that were refused, newest first. */
export function listSignIns(q: Queryable, memberId: string, limit: number): Promise<SignIn[]> {
  return q.query<SignIn>(
    `select at, kind = 'login.accepted' as "isAccepted", ip from security_event
     where member_id = $1 and kind in ('login.accepted', 'login.refused')
     order by at desc, id desc limit $2`,
    [memberId, limit],
  );
}
