import type { Currency } from '#rules/money.ts';
import type { OddsPolicy } from '#rules/odds-policy.ts';
import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

export type MemberRow = Omit<
  components['schemas']['Member'],
  'nickName' | 'isLogin' | 'emoney' | 'point' | 'sessionExpiresAt' | 'sessionEndsAt'
>;

/** What a member may see of themselves: hashes and personal data never leave the table. */
export async function readMember(q: Queryable, memberId: string): Promise<MemberRow | null> {
  const [row] = await q.query<MemberRow>(
    `select m.id, m.user_id as "userId", m.nickname, m.level, m.currency, m.type, m.role,
            m.withdrawal_type as "withdrawalType", m.tendency,
            m.tether_signup_flag as "tetherSignupFlag", m.previous_login_at as "lastLoginAt",
            (select count(*)::int from message g
              where g.member_id = m.id and g.read_at is null and g.deleted_at is null
                and g.recalled_at is null) as "unreadCount"
       from member m where m.id = $1`,
    [memberId],
  );
  return row ?? null;
}

export async function readTendency(q: Queryable, memberId: string): Promise<number> {
  const [row] = await q.query<{ tendency: number }>('select tendency from member where id = $1', [
    memberId,
  ]);
  return row?.tendency ?? 0;
}

/** A member as staff sees them in a list. */
export interface ListedMember {
  id: string;
  userId: string;
  nickname: string;
  state: string;
  createdAt: number;
}

/** The oldest first. */
export function listMembers(q: Queryable, state: string, limit: number): Promise<ListedMember[]> {
  return q.query<ListedMember>(
    `select id, user_id as "userId", nickname, state, created_at as "createdAt" from member
      where state = $1 order by created_at, id limit $2`,
    [state, limit],
  );
}

export interface LoginRow {
  id: string;
  passwordHash: string;
  type: number;
  role: number;
}

/** By the id in lower case. */
export async function findLogin(q: Queryable, userKey: string): Promise<LoginRow | null> {
  const [row] = await q.query<LoginRow>(
    `select id, password_hash as "passwordHash", type, role from member where lower(user_id) = $1`,
    [userKey],
  );
  return row ?? null;
}

/** Locks a member until the transaction ends and returns the state. */
export async function lockState(q: Queryable, memberId: string): Promise<string | null> {
  const [row] = await q.query<{ state: string }>(
    'select state from member where id = $1 for update',
    [memberId],
  );
  return row?.state ?? null;
}

/** The same, with the hash of the password. */
export async function lockLogin(
  q: Queryable,
  memberId: string,
): Promise<{ state: string; passwordHash: string } | null> {
  const [row] = await q.query<{ state: string; passwordHash: string }>(
    'select state, password_hash as "passwordHash" from member where id = $1 for update',
    [memberId],
  );
  return row ?? null;
}

/** Stores when a member logged in and keeps the time before. */
export async function saveLogin(q: Queryable, memberId: string, now: number): Promise<void> {
  await q.query(
    'update member set previous_login_at = last_login_at, last_login_at = $2 where id = $1',
    [memberId, now],
  );
}

export async function readPasswordHash(q: Queryable, memberId: string): Promise<string | null> {
  const [row] = await q.query<{ hash: string }>(
    'select password_hash as hash from member where id = $1',
    [memberId],
  );
  return row?.hash ?? null;
}

/** Replaces a password by its hash; false when it is no longer the one that was verified. */
export async function replacePassword(
  q: Queryable,
  memberId: string,
  { before, after }: { before: string | null; after: string },
): Promise<boolean> {
  const changed = await q.query(
    'update member set password_hash = $3 where id = $1 and password_hash = $2 returning 1',
    [memberId, before, after],
  );
  return changed.length > 0;
}

/** Replaces a withdrawal password by its hash; false when it is no longer the one that was verified. */
export async function replaceWithdrawPassword(
  q: Queryable,
  memberId: string,
  { before, after }: { before: string | null; after: string },
): Promise<boolean> {
  const changed = await q.query(
    `update member set withdraw_password_hash = $3
      where id = $1 and withdraw_password_hash = $2 returning 1`,
    [memberId, before, after],
  );
  return changed.length > 0;
}

export async function saveOddsPolicy(
  q: Queryable,
  memberId: string,
  policy: OddsPolicy,
): Promise<void> {
  await q.query('update member set odds_policy = $2 where id = $1', [memberId, policy]);
}

/** Of level 1 from then on; null for one who is no applicant. */
export async function approveApplicant(
  q: Queryable,
  memberId: string,
  now: number,
): Promise<{ currency: Currency } | null> {
  const [row] = await q.query<{ currency: Currency }>(
    `update member set state = 'approved', level = 1, approved_at = $2
      where id = $1 and state = 'applied' returning currency`,
    [memberId, now],
  );
  return row ?? null;
}

/** A sign-up code for friends, made of the id: the first that is unused. */
export async function insertOwnCode(q: Queryable, memberId: string): Promise<void> {
  await q.query(
    `insert into suggestion_code (code, member_id)
     select free.code, $1 from (
       select upper(substr(md5('code:' || $1 || repeat('+', n)), 1, 8)) as code, n from generate_series(0, 9) n) free
     where not exists (select from suggestion_code c where c.code = free.code or c.member_id = $1)
     order by free.n limit 1 on conflict do nothing`,
    [memberId],
  );
}

export async function rejectApplicant(q: Queryable, memberId: string): Promise<void> {
  await q.query(`update member set state = 'rejected' where id = $1 and state = 'applied'`, [
    memberId,
  ]);
}
