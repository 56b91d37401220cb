import type { Queryable } from '../../lib/db.ts';

/** The network under which the wrong passwords of all networks are counted. */
export const ALL_NETWORKS = '';

/** Returns the networks, `ALL_NETWORKS` among them, from which the id is locked for this one. */
export async function locksOf(
  q: Queryable,
  { userKey, network }: { userKey: string; network: string },
  now: number,
): Promise<string[]> {
  const rows = await q.query<{ network: string }>(
    'select network from login_failure where user_key = $1 and locked_until > $2 and network in ($3, $4)',
    [userKey, now, ALL_NETWORKS, network],
  );
  return rows.map((row) => row.network);
}

/** Returns the addresses from which the id's member has signed in. */
export async function addressesOf(q: Queryable, userKey: string): Promise<string[]> {
  const rows = await q.query<{ ip: string }>(
    'select distinct s.ip from session s join member m on m.id = s.member_id where lower(m.user_id) = $1',
    [userKey],
  );
  return rows.map((row) => row.ip);
}

/** Notes a wrong password of a network and of all; so many after `since` lock until `lockUntil`. Returns whether one is locked. */
export async function noteFailure(
  q: Queryable,
  { userKey, network }: { userKey: string; network: string },
  rule: { now: number; since: number; lockUntil: number; mostOfAll: number; mostOfNetwork: number },
): Promise<boolean> {
  const rows = await q.query<{ locked: boolean }>(
    `insert into login_failure as f (user_key, network, failed_at)
     select $1, network, array[$3::bigint] from unnest(array['', $2]::text[]) as n(network)
     on conflict (user_key, network) do update set
       failed_at = (array_prepend($3::bigint, f.failed_at))[1:case f.network when '' then $6::int else $7::int end],
       locked_until = case
         when f.failed_at[case f.network when '' then $6::int else $7::int end - 1] > $4::bigint
         then $5::bigint else f.locked_until end
     returning locked_until > $3::bigint as locked`,
    [userKey, network, rule.now, rule.since, rule.lockUntil, rule.mostOfAll, rule.mostOfNetwork],
  );
  return rows.some((row) => row.locked);
}

export async function deleteFailures(
  q: Queryable,
  { userKey, network }: { userKey: string; network: string },
): Promise<void> {
  await q.query('delete from login_failure where user_key = $1 and network = $2', [
    userKey,
    network,
  ]);
}

/** Deletes the counts whose last wrong password was before an instant. */
export async function deleteBefore(q: Queryable, at: number): Promise<void> {
  await q.query('delete from login_failure where failed_at[1] < $1', [at]);
}
