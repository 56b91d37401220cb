import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { GrantDetails } from './grant-types.ts';

export interface Addressee {
  id: string;
  /** In lower case. */
  userId: string;
  currency: Currency;
}

/** One grant at a time: codes are distinguished by what is there. */
export async function lockGrants(q: Queryable): Promise<void> {
  await q.query(`select pg_advisory_xact_lock(hashtextextended('coupon-grant', 0))`);
}

/** Finds approved members by what they sign in with, in lower case. Staff has no wallet to use a coupon with. */
export function findAddressees(q: Queryable, userIds: readonly string[]): Promise<Addressee[]> {
  return q.query<Addressee>(
    `select m.id, lower(m.user_id) as "userId", m.currency from member m
     where lower(m.user_id) = any($1) and m.state = 'approved' and m.type <> 2 and m.role <> 10`,
    [userIds],
  );
}

/** By request id. */
export async function readGrants(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, GrantDetails>> {
  const rows = await q.query<{ id: string; details: GrantDetails }>(
    `select id, details from request where id = any($1) and kind = 'couponIssue'`,
    [ids],
  );
  return new Map(rows.map(({ id, details }) => [id, details]));
}
