import type { Queryable } from '../../lib/db.ts';

/** A limit of a member on deposits, minor units. */
export interface DepositLimitUse {
  limit: number;
  used: number;
}

/** By member, with what is used of each limit at an instant. */
export async function depositLimitUses(
  q: Queryable,
  memberIds: readonly string[],
  at: number,
): Promise<Map<string, DepositLimitUse[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await q.query<DepositLimitUse & { memberId: string }>(
    `select p.member_id as "memberId", u.amount as "limit", greatest(u.used, 0) as used
     from (select distinct member_id from protection_limit where member_id = any($1) and kind = 'deposit') p
       cross join lateral protection_usage(p.member_id, $2) u
     where u.kind = 'deposit'`,
    [memberIds, at],
  );
  const uses = new Map<string, DepositLimitUse[]>();
  for (const { memberId, limit, used } of rows)
    uses.set(memberId, [...(uses.get(memberId) ?? []), { limit, used }]);
  return uses;
}
