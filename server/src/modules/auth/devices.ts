import type { Queryable } from '../../lib/db.ts';
import { tokenHash } from './token.ts';

const WINDOW_MS = 30 * 60_000;
const LOCK_MS = 30 * 60_000;
const MOST_FAILURES = 5;
const KEPT_MS = 180 * 24 * 3_600_000;
/** Browsers kept for a member; the longest unused goes first. */
const MOST_DEVICES = 20;

function hashOf(token: string | null): string {
  return (token === null ? null : tokenHash(token)) ?? '';
}

/** Whether anybody has ever signed in with this device; the key under which its calls are counted, else null. */
export async function deviceKey(q: Queryable, token: string | null): Promise<string | null> {
  const hash = hashOf(token);
  if (hash === '') return null;
  const rows = await q.query('select 1 from device where token_hash = $1 limit 1', [hash]);
  return rows.length > 0 ? hash : null;
}

/** Whether the device has signed this id in before and has not guessed wrong too often since. */
export async function isTrusted(
  q: Queryable,
  { userKey, device }: { userKey: string; device: string | null },
  now: number,
): Promise<boolean> {
  const hash = hashOf(device);
  if (hash === '') return false;
  const rows = await q.query(
    `select 1 from device d join member m on m.id = d.member_id
      where d.token_hash = $1 and lower(m.user_id) = $2 and d.locked_until <= $3 and d.used_at > $4`,
    [hash, userKey, now, now - KEPT_MS],
  );
  return rows.length > 0;
}

/** Notes a wrong password from a trusted device; the fifth in 30 minutes ends the trust for 30. Returns whether it does. */
export async function noteDeviceFailure(
  q: Queryable,
  { userKey, device }: { userKey: string; device: string | null },
  now: number,
): Promise<boolean> {
  const [row] = await q.query<{ locked: boolean }>(
    `update device d set
       failed_at = (array_prepend($3::bigint, d.failed_at))[1:$6::int],
       locked_until = case when d.failed_at[$6::int - 1] > $3::bigint - $4::bigint
         then $3::bigint + $5::bigint else d.locked_until end
      from member m
     where m.id = d.member_id and d.token_hash = $1 and lower(m.user_id) = $2
     returning d.locked_until > $3 as locked`,
    [hashOf(device), userKey, now, WINDOW_MS, LOCK_MS, MOST_FAILURES],
  );
  return row?.locked ?? false;
}

/**
 * Notes that the device signed the member in, under a token of its own. The old one is void with every login, so that
 * one planted in somebody's browser is of no use.
 */
export async function rememberDevice(
  q: Queryable,
  device: { before: string | null; after: string; memberId: string },
  now: number,
): Promise<void> {
  const { memberId } = device;
  const [before, after] = [hashOf(device.before), hashOf(device.after)];
  await q.query('update device set token_hash = $2 where token_hash = $1', [before, after]);
  await q.query(
    `insert into device (token_hash, member_id, used_at) values ($1, $2, $3)
     on conflict (token_hash, member_id) do update set used_at = $3, failed_at = '{}', locked_until = 0`,
    [after, memberId, now],
  );
  await q.query(
    `delete from device where member_id = $1 and (used_at < $2 or token_hash in (
       select token_hash from device where member_id = $1 order by used_at desc offset $3))`,
    [memberId, now - KEPT_MS, MOST_DEVICES],
  );
}

/** Ends the trust in every device of a member but this one. */
export async function forgetOtherDevices(
  q: Queryable,
  memberId: string,
  device: string | null,
): Promise<void> {
  await q.query('delete from device where member_id = $1 and token_hash <> $2', [
    memberId,
    hashOf(device),
  ]);
}
