import type { Invariants } from '../../lib/invariants.ts';
import { MOST_DEVICES, MOST_FAILURES } from './devices.ts';
import { PER_ID } from './login-failures.ts';
import { SECURITY_EVENT_KINDS } from './security-events.ts';
import { SESSION_ENDS } from './session-repository.ts';

const isHash = "~ '^[0-9a-f]{64}$'";

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

export const authInvariants: Invariants = {
  'a token is kept as its hash only': `
    select id as subject, 'session' as detail from session where not token_hash ${isHash}
    union all select member_id, 'device' from device where not token_hash ${isHash}`,
  'only members that were approved have an active session': `
    select s.id as subject, m.state as detail from session s join member m on m.id = s.member_id
    where s.ended_at is null and m.state in ('applied', 'rejected')`,
  'whoever has an active session is known to have logged in': `
    select s.id as subject, coalesce(m.last_login_at::text, 'never') as detail
    from session s join member m on m.id = s.member_id
    where s.ended_at is null and (m.last_login_at is null or m.last_login_at < s.created_at)`,
  'a session begins before its end, which has a known reason': `
    select id as subject, coalesce(end_reason, 'active') as detail from session
    where ends_at <= created_at or ended_at < created_at or end_reason not in (${listOf(SESSION_ENDS)})`,
  'a member has no more devices than are kept': `
    select member_id as subject, count(*)::text as detail from device
    group by member_id having count(*) > ${MOST_DEVICES}`,
  'no more wrong passwords are kept than lock': `
    select user_key as subject, cardinality(failed_at)::text as detail from login_failure
      where cardinality(failed_at) > ${PER_ID}
    union all select member_id, cardinality(failed_at)::text from device
      where cardinality(failed_at) > ${MOST_FAILURES}`,
  'a security event is of a known kind and has no free text': `
    select id::text as subject, kind || ' ' || detail as detail from security_event
    where kind not in (${listOf(SECURITY_EVENT_KINDS)}) or detail !~ '^[A-Za-z0-9_]{1,64}$'`,
};
