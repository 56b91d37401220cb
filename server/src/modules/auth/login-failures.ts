import { networkOf } from '../../lib/address.ts';
import type { Queryable } from '../../lib/db.ts';

/** Who tries to log in: the id in lower case, and the address. */
export interface Attempt {
  userKey: string;
  ip: string;
}

const WINDOW_MS = 30 * 60_000;
const LOCK_MS = 30 * 60_000;
const FORGET_MS = 24 * 60 * 60_000;
const PER_NETWORK = 5;
const PER_ID = 50;

/**
 * Whether the id may not be tried from here. Where its member has logged in before, only guesses from
 * there count: others could lock a member out of home otherwise.
 * Ids that nobody has are counted too, so that a lock does not tell who exists.
 */
export async function isLocked(
  q: Queryable,
  { userKey, ip }: Attempt,
  now: number,
): Promise<boolean> {
  const network = networkOf(ip);
  const locks = await q.query<{ network: string }>(
    `select network from login_failure where user_key = $1 and locked_until > $2 and network in ('', $3)`,
    [userKey, now, network],
  );
  if (locks.length === 0 || locks.some((lock) => lock.network === network)) return locks.length > 0;
  const used = await q.query<{ ip: string }>(
    `select distinct s.ip from session s join member m on m.id = s.member_id where lower(m.user_id) = $1`,
    [userKey],
  );
  // By network: the devices of an IPv6 line change their address every day.
  return !used.some((session) => networkOf(session.ip) === network);
}

/**
 * Notes a wrong password; within 30 minutes the fifth in a row from a network, or the fiftieth of all, locks for 30.
 * Returns whether this one does.
 */
export async function noteFailure(
  q: Queryable,
  { userKey, ip }: Attempt,
  now: number,
): Promise<boolean> {
  const rows = await q.query<{ locked: boolean }>(
    `insert into login_failure as f (user_key, network, failed_at)
     select $1, network, array[$3::bigint] from unnest(array['', $2]::text[]) as n(network)
     on conflict (user_key, network) do update set
       failed_at = (array_prepend($3::bigint, f.failed_at))[1:case f.network when '' then $6::int else $7::int end],
       locked_until = case
         when f.failed_at[case f.network when '' then $6::int else $7::int end - 1] > $3::bigint - $4::bigint
         then $3::bigint + $5::bigint else f.locked_until end
     returning locked_until > $3::bigint as locked`,
    [userKey, networkOf(ip), now, WINDOW_MS, LOCK_MS, PER_ID, PER_NETWORK],
  );
  return rows.some((row) => row.locked);
}

/** Forgets the wrong passwords from here; those from elsewhere stay counted. */
export async function clearFailures(q: Queryable, { userKey, ip }: Attempt): Promise<void> {
  await q.query('delete from login_failure where user_key = $1 and network = $2', [
    userKey,
    networkOf(ip),
  ]);
}

/** Drops what is too old to matter, so that guesses do not fill the table. */
export async function forgetOldFailures(q: Queryable, now: number): Promise<void> {
  await q.query('delete from login_failure where failed_at[1] < $1', [now - FORGET_MS]);
}
