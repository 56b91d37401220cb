import type { Queryable } from '../../lib/db.ts';

const WINDOW_MS = 30 * 60_000;
const LOCK_MS = 30 * 60_000;
const FORGET_MS = 24 * 60 * 60_000;

/** Ids that nobody has are counted too, so that a lock does not tell who exists. */
export async function isLocked(q: Queryable, userKey: string, now: number): Promise<boolean> {
  const rows = await q.query(
    'select 1 from login_failure where user_key = $1 and locked_until > $2',
    [userKey, now],
  );
  return rows.length > 0;
}

/** Notes a wrong password; the fifth in a row within 30 minutes locks the id for 30 minutes. */
export async function noteFailure(q: Queryable, userKey: string, now: number): Promise<void> {
  await q.query(
    `insert into login_failure as f (user_key, failed_at) values ($1, array[$2::bigint])
     on conflict (user_key) do update set
       failed_at = (array_prepend($2::bigint, f.failed_at))[1:5],
       locked_until = case when f.failed_at[4] > $2::bigint - $3::bigint
                           then $2::bigint + $4::bigint else f.locked_until end`,
    [userKey, now, WINDOW_MS, LOCK_MS],
  );
}

export async function clearFailures(q: Queryable, userKey: string): Promise<void> {
  await q.query('delete from login_failure where user_key = $1', [userKey]);
}

/** Drops what is too old to matter, so that guesses do not fill the table. */
export async function forgetOldFailures(q: Queryable, now: number): Promise<void> {
  await q.query('delete from login_failure where failed_at[1] < $1', [now - FORGET_MS]);
}
