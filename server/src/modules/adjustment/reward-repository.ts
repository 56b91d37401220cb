import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';

/** One whom an event may reward, as far as the event has to do with them. */
export interface Candidate {
  id: string;
  userId: string;
  nickname: string;
  currency: Currency;
  hasLeft: boolean;
  /** Whether the event has rewarded them, or is about to. */
  isRewarded: boolean;
}

/** Finds members with a wallet by their ids, or by what they sign in with, in lower case; staff is none of them. */
export function findCandidates(
  q: Queryable,
  names: { ids: readonly string[]; userIds: readonly string[] },
  eventId: number,
): Promise<Candidate[]> {
  return q.query<Candidate>(
    `select m.id, m.user_id as "userId", m.nickname, a.currency, m.state = 'withdrawn' as "hasLeft",
       exists (select from request r where r.kind = 'adjustment' and r.details ? 'eventId'
         and (r.details ->> 'eventId')::int = $3 and r.member_id = m.id and r.state <> 'rejected') as "isRewarded"
     from member m join account a on a.owner = m.id and a.kind = 'money'
     where (m.id = any($1) or lower(m.user_id) = any($2)) and m.type <> ${MEMBER_TYPE.manager} and m.role <> ${ADMIN_ROLE}`,
    [names.ids, names.userIds, eventId],
  );
}
