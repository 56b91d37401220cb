import type { Queryable } from '../../lib/db.ts';

/** A device by the hash of its token, and the id in lower case that it tries to sign in. */
export interface DeviceOfMember {
  tokenHash: string;
  userKey: string;
}

/** Returns the first of the members that the device has signed in; null for an unknown one. */
export async function firstMemberOf(q: Queryable, tokenHash: string): Promise<string | null> {
  const [row] = await q.query<{ memberId: string | null }>(
    'select min(member_id) as "memberId" from device where token_hash = $1',
    [tokenHash],
  );
  return row?.memberId ?? null;
}

export async function membersOf(q: Queryable, tokenHash: string): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    'select member_id as "memberId" from device where token_hash = $1 order by member_id',
    [tokenHash],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Whether the device signed this id in after `since` and is not locked. */
export async function isTrusted(
  q: Queryable,
  { tokenHash, userKey }: DeviceOfMember,
  { now, since }: { now: number; since: number },
): Promise<boolean> {
  const rows = await q.query(
    `select 1 from device d join member m on m.id = d.member_id
      where d.token_hash = $1 and lower(m.user_id) = $2 and d.locked_until <= $3 and d.used_at > $4`,
    [tokenHash, userKey, now, since],
  );
  return rows.length > 0;
}

/** Notes a wrong password; `most` of them after `since` lock the device until `lockUntil`. Returns whether it is locked. */
export async function noteFailure(
  q: Queryable,
  { tokenHash, userKey }: DeviceOfMember,
  rule: { now: number; since: number; lockUntil: number; most: number },
): Promise<boolean> {
  const [row] = await q.query<{ locked: boolean }>(
    `update device d set
       failed_at = (array_prepend($3::bigint, d.failed_at))[1:$6::int],
       locked_until = case when d.failed_at[$6::int - 1] > $4::bigint then $5::bigint else d.locked_until end
      from member m
     where m.id = d.member_id and d.token_hash = $1 and lower(m.user_id) = $2
     returning d.locked_until > $3 as locked`,
    [tokenHash, userKey, rule.now, rule.since, rule.lockUntil, rule.most],
  );
  return row?.locked ?? false;
}

export async function renameToken(q: Queryable, before: string, after: string): Promise<void> {
  await q.query('update device set token_hash = $2 where token_hash = $1', [before, after]);
}

/** Stores that the device signed the member in, which forgives its wrong passwords. */
export async function saveUse(
  q: Queryable,
  tokenHash: string,
  { memberId, name }: { memberId: string; name: string | null },
  now: number,
): Promise<void> {
  await q.query(
    `insert into device (token_hash, member_id, used_at, name) values ($1, $2, $3, $4)
     on conflict (token_hash, member_id)
       do update set used_at = $3, name = $4, failed_at = '{}', locked_until = 0`,
    [tokenHash, memberId, now, name],
  );
}

export interface KnownDevice {
  isCurrent: boolean;
  name: string | null;
  usedAt: number;
}

/** Lists the devices that signed a member in, the one used last first. */
export function listDevices(
  q: Queryable,
  memberId: string,
  tokenHash: string,
): Promise<KnownDevice[]> {
  return q.query<KnownDevice>(
    `select token_hash = $2 as "isCurrent", name, used_at as "usedAt" from device
     where member_id = $1 order by used_at desc, token_hash`,
    [memberId, tokenHash],
  );
}

/** Deletes a member's devices last used before `since`, and all but the `most` used last. */
export async function deleteUnused(
  q: Queryable,
  memberId: string,
  { since, most }: { since: number; most: number },
): Promise<void> {
  await q.query(
    `delete from device where member_id = $1 and (used_at < $2 or token_hash in (
       select token_hash from device where member_id = $1 order by used_at desc offset $3))`,
    [memberId, since, most],
  );
}

export async function deleteOthers(
  q: Queryable,
  memberId: string,
  tokenHash: string,
): Promise<void> {
  await q.query('delete from device where member_id = $1 and token_hash <> $2', [
    memberId,
    tokenHash,
  ]);
}
