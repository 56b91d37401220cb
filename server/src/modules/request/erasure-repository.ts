import type { Queryable } from '../../lib/db.ts';

/**
 * Removes what requests of a member say of people: names, accounts, wallets and reasons. Amounts and states stay, which the ledger
 * is checked by. Answers the ids of the requests.
 */
export async function eraseRequests(q: Queryable, memberId: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `update request set details = details
       || case when details ? 'depositorName' then '{"depositorName": ""}'::jsonb else '{}' end
       || case when jsonb_typeof(details -> 'bank') = 'object' then '{"bank": null}'::jsonb else '{}' end
       || case when details ? 'reason' then '{"reason": ""}'::jsonb else '{}' end
       || case when details ? 'tether' then jsonb_build_object('tether', details -> 'tether' || '{"address": ""}') else '{}' end
     where member_id = $1 returning id`,
    [memberId],
  );
  const ids = rows.map(({ id }) => id);
  await q.query(
    'update request_step set reason = null where request_id = any($1) and reason is not null',
    [ids],
  );
  return ids;
}
